" Vim settings for Masonry scripts (.mas)

if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=//\ %s comments=:// formatoptions-=t formatoptions+=croql
setlocal expandtab shiftwidth=4 softtabstop=4 autoindent
setlocal makeprg=masonry-repl\ check\ --report\ line\ %:S
" The report in lines, and then the one for people, whose place is on the second line.
setlocal errorformat=%f:%l:%v:\ %trror:\ %m,%f:%l:%v:\ %tarning:\ %m,%f:%l:%v:\ %tote:\ %m
setlocal errorformat+=%f:\ %trror:\ %m,%f:\ %tarning:\ %m,%f:\ %tote:\ %m
setlocal errorformat+=%E%trror:\ %m,%W%tarning:\ %m,%I%tote:\ %m,%Z\ %#%f:%l\ %.%#,%-G%.%#

let b:undo_ftplugin = 'setlocal commentstring< comments< formatoptions< expandtab< shiftwidth< softtabstop<'
    \ . ' autoindent< makeprg< errorformat<'
