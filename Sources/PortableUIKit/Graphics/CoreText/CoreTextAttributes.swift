import Foundation

/// The attributes of Core Text that are not UIKit's: colours of Core Graphics.
enum CoreTextAttributes {
  static let color = NSAttributedString.Key("CTForegroundColor")
  static let background = NSAttributedString.Key("CTBackgroundColor")
  static let stroke = NSAttributedString.Key("CTStrokeColor")
  static let delegate = NSAttributedString.Key("CTRunDelegate")
  static let colorOfContext = NSAttributedString.Key("CTForegroundColorFromContext")

  static func asViewsHaveThem(_ string: NSAttributedString) -> NSAttributedString {
    AttributedRuns(string) { attributes in
      var attributes = AttributedRuns.withoutSpacer(attributes)
      for (name, known) in [
        (color, NSAttributedString.Key.foregroundColor), (background, .backgroundColor),
        (stroke, .strokeColor),
      ] {
        guard let value = attributes.removeValue(forKey: name) else { continue }
        if let color = value as? CGColor, attributes[known] == nil {
          attributes[known] = UIColor(cgColor: color)
        }
      }
      if let delegate = attributes.removeValue(forKey: delegate) as? CTRunDelegate {
        attributes[.attachment] = delegate.room
      }
      return attributes
    }.string
  }

  /// The same without separators of lines, which take no room in a line.
  static func onOneLine(_ string: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: asViewsHaveThem(string))
    let text = result.string as NSString
    for index in (0..<text.length).reversed() {
      switch text.character(at: index) {
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
        result.deleteCharacters(in: NSRange(location: index, length: 1))
      default: break
      }
    }
    return result
  }
}
