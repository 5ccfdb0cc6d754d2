import AutoLayout
import PropertyTesting

/// A stretch of widths on which the frame of one view goes on in straight lines: neighbouring pieces that do so are one.
struct WidthStretch {
  private(set) var range: ClosedRange<Double>
  let start: LayoutRect
  private(set) var end: LayoutRect
  let beginning: String?

  /// The stretches of the view of a name, in rising order.
  static func all(of name: String, in sweep: ScreenSweep) -> [WidthStretch] {
    var stretches: [WidthStretch] = []
    for piece in sweep.pieces {
      guard let place = piece.start.elements.firstIndex(where: { $0.name == name }) else {
        continue
      }
      let next = WidthStretch(
        range: piece.range, start: piece.start.elements[place].frame,
        end: piece.end.elements[place].frame, beginning: piece.beginning)
      if let last = stretches.last, last.goesOn(in: next) {
        stretches[stretches.count - 1].range = last.range.lowerBound...next.range.upperBound
        stretches[stretches.count - 1].end = next.end
      } else {
        stretches.append(next)
      }
    }
    return stretches
  }

  /// Whether the lines of this stretch lead through the end of the next one.
  private func goesOn(in next: WidthStretch) -> Bool {
    let length = range.upperBound - range.lowerBound
    let way = next.range.upperBound - range.lowerBound
    guard length > 0, range.upperBound == next.range.lowerBound else { return false }
    return [\LayoutRect.x, \.y, \.width, \.height].allSatisfy { edge in
      // Both ends are rounded to pixels: the longer stretch tells its slope more exactly.
      let joint =
        start[keyPath: edge] + (next.end[keyPath: edge] - start[keyPath: edge]) * length / way
      return (joint - end[keyPath: edge]).magnitude <= 0.75
        && (end[keyPath: edge] - next.start[keyPath: edge]).magnitude <= 0.75
    }
  }

  /// A length over the stretch, in words: `120` or `36 to 55`.
  func words(_ length: KeyPath<LayoutRect, Double>) -> String {
    let (first, last) = (start[keyPath: length], end[keyPath: length])
    return (first - last).magnitude <= 0.5
      ? first.widthText : "\(first.widthText) to \(last.widthText)"
  }
}
