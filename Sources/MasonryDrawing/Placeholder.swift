internal import Masonry
