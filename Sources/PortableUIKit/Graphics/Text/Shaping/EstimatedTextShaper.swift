import Drawing
import Foundation

/// Estimates how wide text is, the same on every machine; there are no glyphs to draw.
///
/// An estimate, not a measurement: a character is as wide as its class (narrow, digit, lower case,
/// capital, wide, ideograph), in units of the point size, scaled by weight. Heights are exact for
/// the system font, since they only take the line height of `UIFont`. Lines break behind spaces, tabs and soft hyphens.
public struct EstimatedTextShaper: TextShaper {
  private let advance: @Sendable (Character, FontRequest) -> CGFloat

  public init() { advance = EstimatedAdvance.of }

  /// A shaper with widths of its own.
  ///
  /// - Parameter advance: The width of a character in points.
  public init(advance: @escaping @Sendable (Character, FontRequest) -> CGFloat) {
    self.advance = advance
  }

  /// - Complexity: O(characters).
  public func line(of request: ShapingRequest) -> ShapedLine {
    var runs: [ShapedLine.Run] = []
    var x: CGFloat = 0
    var start = 0
    var span = 0
    var breaks: [Int] = []
    let most = request.text.utf8.count
    // Each character is compared once with those that matter here.
    var last = Kind.other
    for character in request.text {
      while span + 1 < request.spans.count, request.spans[span].range.upperBound <= start {
        span += 1
      }
      let size = character.utf8.count
      let kind = Kind(character, size)
      let width = kind == .softHyphen ? 0 : self.width(of: character, request, span)
      // A tab stands alone, as its stop decides about its width.
      if kind == .tab || last == .tab || runs.isEmpty || runs[runs.count - 1].span != span {
        runs.append(ShapedLine.Run(span: span, x: x, width: 0, clusters: [], advances: []))
        if runs.count == 1 {
          // Most lines have one run; of more each would hold room for all.
          runs[0].clusters.reserveCapacity(most)
          runs[0].advances.reserveCapacity(most)
        }
      }
      runs[runs.count - 1].width += width
      runs[runs.count - 1].clusters.append(start)
      runs[runs.count - 1].advances.append(width)
      if last != .other, kind == .other || kind == .softHyphen { breaks.append(start) }
      last = kind
      x += width
      start += size
    }
    return ShapedLine(
      range: 0..<start, width: x, runs: runs, isRightToLeft: request.isRightToLeft ?? false,
      breaks: breaks)
  }

  private enum Kind {
    case space, tab, softHyphen, other

    /// The kind of a character of so many bytes.
    init(_ character: Character, _ size: Int) {
      self =
        switch size {
        case 1 where character == " ": .space
        case 1 where character == "\t": .tab
        case 2 where character == "\u{AD}": .softHyphen
        default: .other
        }
    }
  }

  private func width(of character: Character, _ request: ShapingRequest, _ span: Int) -> CGFloat {
    guard request.spans.indices.contains(span) else { return 0 }
    let look = request.spans[span]
    return look.attachmentWidth ?? advance(character, look.font) + look.kern
  }
}
