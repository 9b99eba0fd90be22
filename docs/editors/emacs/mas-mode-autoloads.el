;;; mas-mode-autoloads.el --- Opens .mas files in mas-mode -*- lexical-binding: t; -*-

;;; Commentary:

;; Read when Emacs starts.

;;; Code:

(add-to-list 'load-path (file-name-directory (or load-file-name buffer-file-name)))
(autoload 'mas-mode "mas-mode" "Major mode for Masonry scripts." t)
(add-to-list 'auto-mode-alist '("\\.mas\\'" . mas-mode))

(provide 'mas-mode-autoloads)
;;; mas-mode-autoloads.el ends here
