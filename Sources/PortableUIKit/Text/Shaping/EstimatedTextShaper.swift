import Drawing
import Foundation

/// Breaks text by estimated widths, the same on every machine; there are no glyphs to draw.
///
/// The widths are those of ``EstimatedTextMeasurer``.
public struct EstimatedTextShaper: TextShaper {
  public init() {}

  /// - Complexity: O(characters).
  public func lines(of request: ShapingRequest) -> [ShapedLine] {
    let pieces = pieces(of: request)
    guard request.ellipsis == nil, let width = request.width, request.breaking != .none else {
      let natural = pieces.reduce(0) { $0 + $1.width }
      let line = line(pieces[...], of: request)
      guard request.ellipsis != nil, let width = request.width, natural > width else {
        return [line]
      }
      return [shortened(line, to: width)]
    }
    var lines: [ShapedLine] = []
    var start = 0
    repeat {
      let room = width - (lines.isEmpty ? request.firstLineIndent : 0)
      let end = endOfLine(from: start, in: pieces, room: room, request.breaking)
      lines.append(line(pieces[start..<end], of: request))
      start = end
    } while start < pieces.count
    return lines
  }

  private struct Piece {
    var range: Range<Int>
    var span: Int
    var width: CGFloat
    var isSpace: Bool
  }

  /// Room in points for the rounding of a width that was measured once and given back as a limit.
  private static let slack: CGFloat = 1e-6

  private func pieces(of request: ShapingRequest) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    var span = 0
    for character in request.text {
      let end = start + character.utf8.count
      while span + 1 < request.spans.count, request.spans[span].range.upperBound <= start {
        span += 1
      }
      let width: CGFloat
      if request.spans.isEmpty {
        width = 0
      } else if let attachment = request.spans[span].attachmentWidth {
        width = attachment
      } else {
        let look = request.spans[span]
        width = EstimatedAdvance.of(character, font: look.font) + look.kern
      }
      pieces.append(
        Piece(
          range: start..<end, span: span, width: width,
          isSpace: character == " " || character == "\t"))
      start = end
    }
    return pieces
  }

  /// The piece that the next line begins with.
  private func endOfLine(
    from start: Int, in pieces: [Piece], room: CGFloat, _ breaking: ShapingRequest.Breaking
  ) -> Int {
    var width: CGFloat = 0
    var lastBreak: Int?
    var index = start
    while index < pieces.count {
      let piece = pieces[index]
      if piece.isSpace {
        lastBreak = index + 1
      } else if width + piece.width > room + Self.slack, index > start {
        return breaking == .words ? lastBreak ?? index : index
      }
      width += piece.width
      index += 1
    }
    return pieces.count
  }

  private func line(_ pieces: ArraySlice<Piece>, of request: ShapingRequest) -> ShapedLine {
    var runs: [ShapedLine.Run] = []
    var x: CGFloat = 0
    for piece in pieces {
      if runs.last?.span == piece.span {
        runs[runs.count - 1].width += piece.width
      } else {
        runs.append(ShapedLine.Run(span: piece.span, x: x, width: piece.width, glyphs: nil))
      }
      x += piece.width
    }
    // Only the spaces at which a line was broken do not count.
    let isBroken = (pieces.last?.range.upperBound ?? 0) < request.text.utf8.count
    let hanging =
      isBroken ? pieces.reversed().prefix { $0.isSpace }.reduce(0) { $0 + $1.width } : 0
    let range = (pieces.first?.range.lowerBound ?? 0)..<(pieces.last?.range.upperBound ?? 0)
    return ShapedLine(
      range: range, width: max(0, x - hanging), runs: runs,
      isRightToLeft: request.isRightToLeft ?? false)
  }

  private func shortened(_ line: ShapedLine, to width: CGFloat) -> ShapedLine {
    var result = line
    result.width = width
    result.runs = line.runs.filter { $0.x < width }.map { run in
      var run = run
      run.width = min(run.width, width - run.x)
      return run
    }
    return result
  }
}
