;;; mas-mode.el --- Major mode for Masonry scripts -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "25.1"))
;; Keywords: languages

;;; Commentary:

;; Colors and indents scripts in the language of masonry-repl, which mas(5)
;; describes.  Files whose names end in .mas are opened in this mode.

;;; Code:

(defconst mas-mode-reserved-words
  '("let" "var" "func" "return" "if" "else" "for" "in" "while" "break" "continue" "true"
    "false" "nil")
  "The words that can't be names.")

(defconst mas-mode-statement-words
  '("screen" "view" "label" "button" "image" "field" "scroll" "guide" "select"
    "expect" "import" "when")
  "The words that start a statement if the code after them fits.")

(defconst mas-mode-builtins
  '("root" "self" "superview" "make" "update" "remake" "horizontal" "vertical" "ltr"
    "rtl" "required" "high" "medium" "low" "fittingSize" "min" "max" "abs" "round"
    "floor" "ceil" "sqrt" "print" "MASAttachKeys" "CGPointMake" "CGSizeMake"
    "UIEdgeInsetsMake" "CGRectMake" "CGPoint" "CGSize" "UIEdgeInsets" "CGRect")
  "The predefined names.")

(defconst mas-mode-members
  '("left" "right" "top" "bottom" "leading" "trailing" "width" "height" "centerX"
    "centerY" "baseline" "firstBaseline" "lastBaseline" "leftMargin"
    "rightMargin" "topMargin" "bottomMargin" "leadingMargin"
    "trailingMargin" "centerXWithinMargins" "centerYWithinMargins"
    "safeArea" "layoutMarginsGuide" "topLayoutGuide" "bottomLayoutGuide"
    "frame" "bounds" "superview" "subviews" "key" "text" "color" "hidden"
    "intrinsicContentSize" "layoutMargins" "safeAreaInsets" "constraints"
    "hasAmbiguousLayout" "fittingSize" "numberOfLines"
    "preferredMaxLayoutWidth"
    "translatesAutoresizingMaskIntoConstraints" "makeConstraints"
    "updateConstraints" "remakeConstraints" "addSubview"
    "removeFromSuperview" "remove" "closestCommonSuperview"
    "layoutIfNeeded" "exerciseAmbiguity" "attribute"
    "setContentHuggingPriority"
    "setContentCompressionResistancePriority" "contentHuggingPriority"
    "contentCompressionResistancePriority" "size" "scale" "direction"
    "constraint" "distribute" "distributeViewsAlongAxis" "edges" "center"
    "attributes" "group" "equalTo" "greaterThanOrEqualTo"
    "lessThanOrEqualTo" "offset" "inset" "insets" "sizeOffset" "centerOffset"
    "valueOffset" "multipliedBy" "dividedBy" "priority" "priorityLow"
    "priorityMedium" "priorityHigh" "with" "and" "install" "uninstall"
    "activate" "deactivate" "isActive" "description" "children" "constant"
    "value" "count" "first" "last" "append" "contains" "map" "filter" "x" "y")
  "The names after a dot.")

(defconst mas-mode-font-lock-keywords
  `((,(concat "\\.[ \t\n]*\\(" (regexp-opt mas-mode-members) "\\|mas_[[:alnum:]_]+\\)\\_>")
     1 font-lock-variable-name-face)
    ;; Any other name after a dot is left alone.
    ("\\(?:[^.]\\|^\\)\\.[ \t\n]*\\([[:alpha:]_][[:alnum:]_]*\\)" 1 'default)
    (,(concat "\\(?:^\\|[;{]\\)[ \t]*\\(" (regexp-opt mas-mode-statement-words)
              "\\)[ \t]+[[:alnum:]_\"(!-]")
     1 font-lock-keyword-face)
    (,(regexp-opt mas-mode-reserved-words 'symbols) . font-lock-keyword-face)
    (,(regexp-opt mas-mode-builtins 'symbols) . font-lock-builtin-face)
    ("\\_<[0-9]+\\(?:\\.[0-9]+\\)?\\(?:[eE][-+]?[0-9]+\\|x[0-9]+\\(?:\\.[0-9]+\\)?\\)?" . font-lock-constant-face))
  "What `mas-mode' colors, apart from comments and strings.")

(defvar mas-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?\\ "\\" table)
    table)
  "The syntax of comments, strings and names in `mas-mode'.")

(defcustom mas-mode-indentation 4
  "The spaces that each level is indented by in `mas-mode'."
  :type 'integer
  :safe #'integerp
  :group 'languages)

(defun mas-mode-indent-line ()
  "Indent the line by its brackets, and a line that starts with a dot once more."
  (interactive)
  (let ((column (save-excursion
                  (back-to-indentation)
                  (let ((depth (car (syntax-ppss))))
                    (when (looking-at "[])}]") (setq depth (1- depth)))
                    (when (looking-at "\\.") (setq depth (1+ depth)))
                    (* mas-mode-indentation (max 0 depth)))))
        (is-within (> (current-column) (current-indentation))))
    (if is-within
        (save-excursion (indent-line-to column))
      (indent-line-to column))))

;;;###autoload
(define-derived-mode mas-mode prog-mode "Masonry"
  "Major mode for Masonry scripts."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local comment-start-skip "//+[ \t]*")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'mas-mode-indent-line)
  (setq-local compile-command
              (concat "masonry-repl check --report line "
                      (when buffer-file-name
                        (shell-quote-argument (file-relative-name buffer-file-name)))))
  (setq-local font-lock-defaults '(mas-mode-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.mas\\'" . mas-mode))

;; `compile' knows the lines of --report line.  The report for people has its places on lines of their own.
(with-eval-after-load 'compile
  (add-to-list 'compilation-error-regexp-alist-alist
               '(masonry-repl "^ +\\([^ \n:][^\n:]*\\):\\([0-9]+\\) [│|] " 1 2))
  (add-to-list 'compilation-error-regexp-alist 'masonry-repl))

(provide 'mas-mode)
;;; mas-mode.el ends here
