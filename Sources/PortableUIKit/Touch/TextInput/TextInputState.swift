import Foundation

/// What a view of the system that takes text keeps for keyboards.
struct TextInputState {
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var delegate: (any UITextInputDelegate)?
  var tokenizer: (any UITextInputTokenizer)?
  var affinity = UITextStorageDirection.forward
}
