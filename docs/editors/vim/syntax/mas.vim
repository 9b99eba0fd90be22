" Vim syntax file
" Language: Masonry scripts (.mas), mas(5)

if exists('b:current_syntax')
  finish
endif
let s:save = &cpoptions
set cpoptions&vim

" A name after a dot is a member, whatever it is elsewhere.
syntax match masAccess /\.\_s*[[:alpha:]_]\w*/ contains=masMember
syntax match masMember /\<mas_\w\+/ contained
syntax keyword masMember contained left right top bottom leading trailing width height centerX centerY baseline
syntax keyword masMember contained firstBaseline lastBaseline leftMargin rightMargin topMargin bottomMargin
syntax keyword masMember contained leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins safeArea
syntax keyword masMember contained layoutMarginsGuide topLayoutGuide bottomLayoutGuide frame bounds superview subviews
syntax keyword masMember contained key text color hidden intrinsicContentSize layoutMargins safeAreaInsets constraints
syntax keyword masMember contained hasAmbiguousLayout fittingSize numberOfLines preferredMaxLayoutWidth
syntax keyword masMember contained translatesAutoresizingMaskIntoConstraints makeConstraints updateConstraints
syntax keyword masMember contained remakeConstraints addSubview removeFromSuperview remove closestCommonSuperview
syntax keyword masMember contained layoutIfNeeded exerciseAmbiguity attribute setContentHuggingPriority
syntax keyword masMember contained setContentCompressionResistancePriority contentHuggingPriority
syntax keyword masMember contained contentCompressionResistancePriority size scale direction constraint distribute
syntax keyword masMember contained distributeViewsAlongAxis edges center attributes group equalTo greaterThanOrEqualTo
syntax keyword masMember contained lessThanOrEqualTo offset inset insets sizeOffset centerOffset valueOffset
syntax keyword masMember contained multipliedBy dividedBy priority priorityLow priorityMedium priorityHigh with and
syntax keyword masMember contained install uninstall activate deactivate isActive description children constant value
syntax keyword masMember contained count first last append map filter x y
" A word of `syntax keyword` itself can't be listed there.
syntax match masMember /\<contains\>/ contained

syntax keyword masReserved let var func
syntax keyword masFlow if else for in while break continue return
syntax keyword masConstant true false nil
syntax keyword masBuiltin root self superview make update remake horizontal vertical ltr rtl required high
syntax keyword masBuiltin medium low fittingSize min max abs round floor ceil sqrt print MASAttachKeys
syntax keyword masBuiltin CGPointMake CGSizeMake UIEdgeInsetsMake CGRectMake CGPoint CGSize UIEdgeInsets
syntax keyword masBuiltin CGRect

" Words that start a statement; elsewhere they are names.
syntax match masStatement /\%(^\|[;{]\)\s*\zs\%(screen\|view\|label\|button\|image\|field\|scroll\|guide\|select\|expect\|import\|when\)\ze\s\+[[:alnum:]_"(!-]/

syntax match masNumber /\<\d[0-9_]*\%(\.\d\+\)\?\%([eE][-+]\?\d\+\)\?\>/
syntax match masNumber /\<\d\+\%(\.\d\+\)\?x\d\+\%(\.\d\+\)\?\>/
syntax region masString start=/"/ skip=/\\./ end=/"/ oneline contains=masEscape,masInterpolation
syntax match masEscape /\\\%([ntr0"\\]\|u{\x\+}\)/ contained
syntax region masInterpolation matchgroup=masEscape start=/\\(/ end=/)/ contained contains=TOP
syntax match masComment /\/\/.*/ contains=masLint,masTodo,@Spell
syntax region masComment start=/\/\*/ end=/\*\// contains=masComment,masTodo,@Spell
syntax match masLint /lint:\%(disable\|disable-file\|disable-begin\|disable-end\)\>/ contained
syntax keyword masTodo contained TODO FIXME XXX

highlight default link masReserved Keyword
highlight default link masFlow Conditional
highlight default link masConstant Constant
highlight default link masBuiltin Function
highlight default link masStatement Statement
highlight default link masMember Identifier
highlight default link masNumber Number
highlight default link masString String
highlight default link masEscape Special
highlight default link masComment Comment
highlight default link masLint PreProc
highlight default link masTodo Todo

let b:current_syntax = 'mas'
let &cpoptions = s:save
unlet s:save
