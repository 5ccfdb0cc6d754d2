import Foundation
import PortableUIKit
import Testing

/// Widths by hand: a character of the monospaced face is 0.618 times as wide as the point size, 6.18 points here.
@MainActor @Suite struct EstimatedTextMeasurerTests {
  private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  private func measure(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0
  ) -> TextMeasurement {
    EstimatedTextMeasurer().measure(text, font: font, maximumWidth: width, numberOfLines: lines)
  }

  private func isNear(_ measurement: TextMeasurement, _ characters: CGFloat) -> Bool {
    (measurement.size.width - characters * 6.18).magnitude < 1e-9
  }

  @Test func `the widest line counts, and an empty paragraph is a line`() {
    let text = measure("ab\n\ncd ef\ng")
    #expect(isNear(text, 5))
    #expect(text.lineCount == 4)
    #expect((text.size.height - 4 * font.lineHeight).magnitude < 1e-9)
    #expect(text.firstBaseline == font.ascender)
    #expect((text.lastBaseline - 3 * font.lineHeight - font.ascender).magnitude < 1e-9)
    #expect(measure("ab\n").lineCount == 2)
    #expect(measure("").lineCount == 0)
  }

  /// Stops lie 28 points apart; "a" is 6.18 wide, "aaaaa" 30.9.
  @Test func `tabs lead to the stops of the paragraph`() {
    for (text, place) in [("a\tb", 28.0), ("aaaaa\tb", 56), ("a\t\tb", 56)] {
      #expect(isNear(measure(text), place / 6.18 + 1), "\(text)")
    }
  }

  @Test func `a carriage return with its line feed ends a paragraph`() {
    let text = measure("a\r\nb")
    #expect(isNear(text, 1))
    #expect(text.lineCount == 2)
  }

  @Test func `lines break at spaces, and inside a word that is wider than a line`() {
    let words = measure("ab cde f", width: 20)
    #expect(isNear(words, 3))
    #expect(words.lineCount == 3)
    let word = measure("abcdefgh", width: 20)
    #expect(isNear(word, 3))
    #expect(word.lineCount == 3)
  }

  /// "cd…" is three characters wide, 18.54 of 20 points; "ghijkl" follows "cdef" as dots.
  @Test func `an ellipsis stands for what is cut off, if a line has an end`() {
    let cut = measure("ab cd ef", width: 20, lines: 2)
    #expect(isNear(cut, 3))
    #expect(cut.lineCount == 2)
    let endless = measure("ab\ncdef\nghijkl", lines: 2)
    #expect(isNear(endless, 4))
    #expect(endless.lineCount == 2)
    let whole = measure("ab cd", width: 20, lines: 2)
    #expect(isNear(whole, 2))
    #expect(whole.lineCount == 2)
  }

  /// Of ASCII the classes are looked up in a table; beyond it they are found by the character.
  @Test func `characters are as wide as their class`() {
    let font = UIFont.systemFont(ofSize: 100)
    let classes: [(String, CGFloat)] = [
      (" ", 26), ("i", 27), ("t", 36), ("m", 83), ("M", 91), ("s", 51), ("a", 56), ("1", 61),
      ("A", 67), ("é", 56), ("É", 67), ("中", 100), ("~", 56),
    ]
    for (character, width) in classes {
      let size = EstimatedTextMeasurer().measure(
        "x\(character)x", font: font, maximumWidth: .infinity, numberOfLines: 1
      ).size
      #expect((size.width - 102 - width).magnitude < 1e-9, "\(character)")
    }
  }
}
