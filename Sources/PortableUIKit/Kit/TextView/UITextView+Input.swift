import Foundation

extension UITextView: EditableText {
  var characters: String { text ?? "" }
  var attributedCharacters: NSAttributedString? { attributedText }
  var attributesOfText: [NSAttributedString.Key: Any] { ownAttributes }
  var selectedUnits: NSRange { selectedRange }
  var takesEdits: Bool { isEditable }
  var takesSelections: Bool { isSelectable }
  func userDidChangeText() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
  func pasted(_ text: String) -> String { text }
  var isRightToLeftText: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Selects a range within the text and tells of it.
  func select(_ range: NSRange) {
    let range = places.units(of: places.range(range))
    guard range != selectedRange else { return }
    inputState.delegate?.selectionWillChange(self)
    selectedRange = range
    inputState.delegate?.selectionDidChange(self)
  }

  /// The attributes before the insertion point, or of the first selected character; the view's own where there is no text.
  var attributesAround: [NSAttributedString.Key: Any] {
    let selection = edited.insertedRange
    return attributes(at: selection.location, selection.length > 0 ? .forward : .backward)
      ?? ownAttributes
  }

  // MARK: Places on the screen

  /// Where the container begins, in points of the view.
  private var origin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  func caret(at offset: Int) -> CGRect {
    let manager = layoutManager
    if let rect = manager.caret(at: offset, in: textContainer) {
      return rect.offsetBy(dx: origin.x, dy: origin.y)
    }
    // A text without characters has no line.
    let room = textContainer.size.width
    let padding = textContainer.lineFragmentPadding
    let x: CGFloat =
      switch textAlignment {
      case .left: padding
      case .center: room / 2
      case .right: room - padding
      case .justified, .natural: isRightToLeftText ? room - padding : padding
      }
    let font = font ?? .systemFont(ofSize: 12)
    return CGRect(x: origin.x + x, y: origin.y, width: 2, height: font.lineHeight)
  }

  func lineRects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [caret(at: range.location)] }
    return layoutManager.rects(of: range, in: textContainer).map {
      $0.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  /// The offset whose insertion point is nearest to a point, in the line that is nearest.
  func insertionPoint(near point: CGPoint) -> Int {
    guard !places.text.isEqual(to: "") else { return 0 }
    return layoutManager.insertionPoint(
      near: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: textContainer)
  }

  /// The character under a point; nil beside the lines.
  func character(at point: CGPoint) -> Int? {
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let index = layoutManager.glyphIndex(for: place, in: textContainer)
    guard let range = places.characterRange(at: index) else { return nil }
    let isInside = lineRects(of: places.units(of: range)).contains { $0.contains(point) }
    return isInside ? index : nil
  }

  /// The position so many characters, or lines, away in a direction of the screen.
  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left, .right:
      let isBack = places.goesBack(direction, isRightToLeftText)
      return places.position(from: position, offset: isBack ? -offset : offset)
    case .up, .down:
      var place = caret(at: places.offset(of: position))
      var result = places.offset(of: position)
      for _ in 0..<max(0, min(offset, places.text.length + 1)) {
        let y = direction == .up ? place.minY - 1 : place.maxY + 1
        let next = insertionPoint(near: CGPoint(x: place.minX, y: y))
        let moved = caret(at: next)
        let goesOn = direction == .up ? moved.minY < place.minY : moved.minY > place.minY
        guard goesOn else { return nil }
        (place, result) = (moved, next)
      }
      return TextOffset(result)
    }
  }
}
