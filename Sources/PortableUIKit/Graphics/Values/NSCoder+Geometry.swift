import Foundation

/// Geometry as text, in the form of `NSCoder`'s class methods of UIKit: `{1, 2}`, `{{1, 2}, {3, 4}}`, and insets from the top
/// against the clock. A text of another form gives zeros.
extension NSCoder {
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  /// The numbers of a text; zeros, `count` of them, where there are not as many or one of them is none.
  private static func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.filter { !"{} \t\n".contains($0) })
    }
    guard parts.count == count, !parts.contains(nil) else {
      return Array(repeating: 0, count: count)
    }
    return parts.map { CGFloat($0 ?? 0) }
  }
}
