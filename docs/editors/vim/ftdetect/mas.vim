" Masonry scripts. Vim itself takes the name for another language.
autocmd BufNewFile,BufRead *.mas set filetype=mas
