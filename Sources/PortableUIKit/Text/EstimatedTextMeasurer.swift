import Foundation

/// Estimates the width of text from a few classes of characters, the same on every machine.
///
/// An estimate, not a measurement: a character is as wide as its class (narrow, digit, lower case,
/// capital, wide, ideograph), in units of the point size, scaled by weight. Heights are exact for
/// the system font, since they only take the line height of ``UIFont``. Lines break greedily at
/// spaces, and inside a word that is wider than a line.
public final class EstimatedTextMeasurer: TextMeasuring {
  public init() {}

  public func measure(
    _ text: String, font: UIFont, maximumWidth: CGFloat, numberOfLines: Int
  ) -> TextMeasurement {
    guard !text.isEmpty else {
      return TextMeasurement(size: .zero, lineCount: 0, firstBaseline: 0, lastBaseline: 0)
    }
    var lines = Lines(limit: max(0, numberOfLines), room: maximumWidth)
    var rest = text[...]
    while let end = rest.firstIndex(of: "\n") {
      addLines(of: rest[..<end], font: font, to: &lines)
      rest = rest[rest.index(after: end)...]
    }
    addLines(of: rest, font: font, to: &lines)
    let height = CGFloat(lines.shown) * font.lineHeight
    return TextMeasurement(
      size: CGSize(width: lines.width, height: height), lineCount: lines.shown,
      firstBaseline: font.ascender,
      lastBaseline: height - font.lineHeight + font.ascender)
  }

  /// The lines of a text so far. Only the width of a line counts, which is not kept.
  private struct Lines {
    /// How many lines are shown at most; 0 where all are.
    let limit: Int
    /// The width of a full line in points.
    let room: CGFloat
    private var count = 0
    /// The widest line that is certain to be shown as it is, and the last one within the limit.
    private var widest: CGFloat = 0
    private var last: CGFloat = 0

    init(limit: Int, room: CGFloat) {
      self.limit = limit
      self.room = room
    }

    mutating func append(_ width: CGFloat) {
      count += 1
      if limit > 0, count > limit { return }
      widest = max(widest, last)
      last = width
    }

    /// How many lines are shown.
    var shown: Int { limit > 0 ? min(limit, count) : count }

    /// The width of the widest line shown. Text that does not fit is truncated, and the last visible line is then full.
    var width: CGFloat {
      max(widest, limit > 0 && count > limit && room.isFinite ? room : last)
    }
  }

  /// Adds the lines of one paragraph; an empty paragraph is one line of width 0.
  private func addLines(of paragraph: Substring, font: UIFont, to lines: inout Lines) {
    var line: CGFloat = 0
    var pendingSpace: CGFloat = 0
    var word: CGFloat = 0
    let fits = lines.room + EstimatedTextMeasurer.slack

    func placeWord(
      _ line: inout CGFloat, _ pendingSpace: inout CGFloat, _ word: inout CGFloat,
      _ lines: inout Lines
    ) {
      guard word > 0 else { return }
      if line > 0, line + pendingSpace + word > fits {
        lines.append(line)
        line = word
      } else {
        line += pendingSpace + word
      }
      pendingSpace = 0
      word = 0
    }

    for character in paragraph {
      let advance = advance(of: character, font: font)
      if character == " " || character == "\t" {
        placeWord(&line, &pendingSpace, &word, &lines)
        pendingSpace += advance
        continue
      }
      if word > 0, word + advance > fits {
        // A word wider than a line breaks between characters.
        placeWord(&line, &pendingSpace, &word, &lines)
        lines.append(line)
        line = 0
      }
      word += advance
    }
    placeWord(&line, &pendingSpace, &word, &lines)
    lines.append(line)
  }

  /// Room in points for the rounding of a width that was measured once and given back as a limit.
  private static let slack: CGFloat = 1e-6

  private func advance(of character: Character, font: UIFont) -> CGFloat {
    let bold = 1 + max(0, font.weight.rawValue) * 0.12
    if font.isMonospaced { return font.pointSize * 0.618 }
    return font.pointSize * EstimatedAdvance.em(of: character) * bold
  }
}
