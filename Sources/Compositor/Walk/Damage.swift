public import Foundation

/// The part of a picture that is to be painted again.
///
/// A few rectangles; where there would be more than eight, the one around all of them.
public struct Damage: Equatable, Sendable {
  /// In pixels of the picture, whole ones.
  public private(set) var rects: [CGRect] = []
  /// Whether all of the picture is meant.
  public private(set) var isAll = false

  static let mostRects = 8

  public init() {}

  public var isEmpty: Bool { rects.isEmpty && !isAll }

  /// Adds a part of the picture, grown to whole pixels.
  public mutating func add(_ rect: CGRect) {
    guard !isAll, !rect.isNull, !rect.isEmpty else { return }
    guard rect.isFinite else { return addAll() }
    // A length that is whole but for the last bits of a sum stays that.
    let whole = rect.insetBy(dx: min(1e-4, rect.width / 4), dy: min(1e-4, rect.height / 4)).integral
    if rects.contains(where: { $0.contains(whole) }) { return }
    var sum = whole
    rects.removeAll { other in
      guard other.intersects(sum) else { return false }
      sum = sum.union(other)
      return true
    }
    rects.append(sum)
    if rects.count > Damage.mostRects { rects = [rects.reduce(.null) { $0.union($1) }] }
  }

  public mutating func addAll() {
    isAll = true
    rects = []
  }

  /// The rectangles of a picture of that size, none of which overlap.
  public func rects(width: Int, height: Int) -> [CGRect] {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    if isAll { return [whole] }
    var result: [CGRect] = []
    for rect in rects {
      var part = rect.meeting(whole)
      if part.isNull { continue }
      // Sums of rectangles can reach others that were there before.
      while let index = result.firstIndex(where: { $0.intersects(part) }) {
        part = part.union(result.remove(at: index))
      }
      result.append(part)
    }
    return result
  }
}
