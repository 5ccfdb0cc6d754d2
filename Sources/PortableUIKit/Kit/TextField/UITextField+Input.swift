internal import AutoLayout
import Foundation

extension UITextField: EditableText {
  var characters: String { text ?? "" }
  var attributedCharacters: NSAttributedString? { attributedText }
  var attributesOfText: [NSAttributedString.Key: Any] { defaultTextAttributes }
  var selectedUnits: NSRange { selection }
  var isRightToLeftText: Bool { isRightToLeftField }
  var takesEdits: Bool { isEnabled }
  var takesSelections: Bool { true }
  func userDidChangeText() {}
  /// Separators of lines become spaces.
  func pasted(_ text: String) -> String {
    text.map { $0.isNewline ? " " : String($0) }.joined()
  }

  func select(_ range: NSRange) {
    let range = places.units(of: places.range(range))
    guard range != selection else { return }
    inputState.delegate?.selectionWillChange(self)
    selection = range
    typingAttributes = nil
    inputState.delegate?.selectionDidChange(self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The position so many characters away in a direction of the screen; up and down lead to the ends.
  func moved(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .up: return places.beginning
    case .down: return places.end
    case .left, .right:
      let isBack = places.goesBack(direction, isRightToLeftText)
      return places.position(from: position, offset: isBack ? -offset : offset)
    }
  }

  // MARK: Places on the screen

  /// Where the text is in points.
  private var lineRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The width in points of the first units of the text, as it is shown.
  private func width(ofFirst units: Int) -> CGFloat {
    guard units > 0 else { return 0 }
    let text = styledText(ofFirst: units)
    let isWhole = units >= places.text.length
    let measured =
      isWhole ? lineMeasurement(of: text) : text.measurement(width: .infinity, lines: 1)
    return measured.size.width
  }

  /// Where a position of the text is in points from the left.
  private func x(of offset: Int) -> CGFloat {
    let rect = lineRect
    let whole = width(ofFirst: places.text.length)
    let free = max(0, rect.width - whole)
    let share: CGFloat =
      switch textAlignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .justified, .natural: isRightToLeftText ? 1 : 0
      }
    let before = width(ofFirst: offset)
    return rect.minX + free * share + (isRightToLeftText ? whole - before : before)
  }

  private var lineHeight: CGFloat { currentFont.lineHeight }

  func caret(at offset: Int) -> CGRect {
    CGRect(
      x: x(of: offset), y: lineRect.midY - lineHeight / 2, width: 2, height: lineHeight)
  }

  func lineRects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [caret(at: range.location)] }
    let (a, b) = (x(of: range.location), x(of: range.location + range.length))
    return [
      CGRect(
        x: min(a, b), y: lineRect.midY - lineHeight / 2, width: abs(b - a), height: lineHeight)
    ]
  }

  /// The offset whose insertion point is nearest to a point.
  func insertionPoint(near point: CGPoint) -> Int {
    var borders = TextUnits.all(.character, in: places.text).map(\.lowerBound)
    borders.append(places.text.length)
    return borders.min { abs(x(of: $0) - point.x) < abs(x(of: $1) - point.x) } ?? 0
  }

  /// The character under a point; nil beside the text.
  func character(at point: CGPoint) -> Int? {
    TextUnits.all(.character, in: places.text).first { unit in
      lineRects(of: NSRange(unit)).contains { $0.contains(point) }
    }?.lowerBound
  }
}

extension UITextField: UITextInput, UITextInputTraits {}
