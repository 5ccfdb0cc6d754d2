import Foundation

/// A field to search with: a magnifying glass before the text, and tokens in front of it.
///
/// Tokens are kept in their order; they are not drawn.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// What is searched for besides the text, in its order.
  open var tokens: [UISearchToken] = [] {
    didSet { if tokens != oldValue { sendActions(for: .editingChanged) } }
  }
  /// The colour behind tokens; kept.
  open var tokenBackgroundColor: UIColor! = .systemGray3
  /// Whether the delete key at the beginning of the text takes the last token away.
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  override func finishInit() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocapitalizationType = .none
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clipsToBounds = true
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.leftViewRect(forBounds: bounds)
    return rect.width > 0 ? rect.offsetBy(dx: 7, dy: 0) : rect
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    return rect.width > 0 ? rect.offsetBy(dx: -7, dy: 0) : rect
  }

  override func textRoom(in bounds: CGRect) -> CGRect {
    let rect = super.textRoom(in: bounds)
    let left = max(rect.minX, bounds.minX + 8) + (rect.minX > bounds.minX ? 4 : 0)
    return CGRect(
      x: left, y: rect.minY, width: max(0, min(rect.maxX, bounds.maxX - 8) - left),
      height: rect.height)
  }

  open override func deleteBackward() {
    let isAtStart = selectedTextRange.map { range in
      range.isEmpty && compare(range.start, to: beginningOfDocument) == .orderedSame
    }
    if isAtStart == true, allowsDeletingTokens, !tokens.isEmpty {
      tokens.removeLast()
    } else {
      super.deleteBackward()
    }
  }

  open override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height = max(36, size.height)
    size.width += 44
    return size
  }

  // MARK: Tokens

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Puts a token in the place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The place of a token: the beginning of the text, as tokens stand before it.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// The tokens in a range: all where it includes the beginning of the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }
  /// The text behind the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
}
