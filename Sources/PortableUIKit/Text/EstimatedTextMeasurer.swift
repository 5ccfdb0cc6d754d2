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
    var widths: [CGFloat] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      widths += lineWidths(of: paragraph, font: font, maximumWidth: maximumWidth)
    }
    if numberOfLines > 0, widths.count > numberOfLines {
      // What does not fit is truncated, and the last visible line is then full.
      widths.removeLast(widths.count - numberOfLines)
      if maximumWidth.isFinite { widths[numberOfLines - 1] = maximumWidth }
    }
    let height = CGFloat(widths.count) * font.lineHeight
    return TextMeasurement(
      size: CGSize(width: widths.max() ?? 0, height: height), lineCount: widths.count,
      firstBaseline: font.ascender,
      lastBaseline: height - font.lineHeight + font.ascender)
  }

  /// The widths of the lines of one paragraph; an empty paragraph is one line of width 0.
  private func lineWidths(
    of paragraph: Substring, font: UIFont, maximumWidth: CGFloat
  ) -> [CGFloat] {
    var lines: [CGFloat] = []
    var line: CGFloat = 0
    var pendingSpace: CGFloat = 0
    var word: CGFloat = 0
    let fits = maximumWidth + EstimatedTextMeasurer.slack

    func placeWord() {
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
        placeWord()
        pendingSpace += advance
        continue
      }
      if word > 0, word + advance > fits {
        // A word wider than a line breaks between characters.
        placeWord()
        lines.append(line)
        line = 0
      }
      word += advance
    }
    placeWord()
    lines.append(line)
    return lines
  }

  /// Room in points for the rounding of a width that was measured once and given back as a limit.
  private static let slack: CGFloat = 1e-6

  private func advance(of character: Character, font: UIFont) -> CGFloat {
    let bold = 1 + max(0, font.weight.rawValue) * 0.12
    if font.isMonospaced { return font.pointSize * 0.618 }
    return font.pointSize * EstimatedAdvance.em(of: character) * bold
  }
}
