print("masonry-repl")
