import Drawing
import Foundation

/// Insets, offsets, vectors and maps of the plane in objects, by the names that UIKit has for them.
extension NSValue {
  /// Doubles in an object; `kind` tells what they are.
  private convenience init(_ numbers: [Double], _ kind: String) {
    self.init(bytes: numbers, objCType: kind)
  }

  /// The doubles of an object of a kind; nil for another.
  private func numbers(_ count: Int, _ kind: String) -> [CGFloat]? {
    guard !(self is NSNumber), String(cString: objCType) == kind else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return numbers.map { CGFloat($0) }
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      [insets.top, insets.left, insets.bottom, insets.right].map(Double.init), "[4d]")
  }
  /// The insets; zero where the object is something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4, "[4d]").map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init), "[4d]")
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4, "[4d]").map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  public convenience init(uiOffset offset: UIOffset) {
    self.init([Double(offset.horizontal), Double(offset.vertical)], "[2d]")
  }
  public var uiOffsetValue: UIOffset {
    numbers(2, "[2d]").map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  public convenience init(cgVector vector: CGVector) {
    self.init([Double(vector.dx), Double(vector.dy)], "[2d]")
  }
  public var cgVectorValue: CGVector {
    numbers(2, "[2d]").map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }

  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init), "[6d]")
  }
  /// The map; the identity where the object is something else.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6, "[6d]").map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
}
