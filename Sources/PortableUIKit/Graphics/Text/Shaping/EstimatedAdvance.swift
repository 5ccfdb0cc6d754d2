import Drawing
import Foundation

/// Estimates how wide characters are, from a few classes of them.
enum EstimatedAdvance {
  /// In points.
  static func of(_ character: Character, font: FontRequest) -> CGFloat {
    if font.family == .monospaced { return font.pointSize * 0.618 }
    let bold = 1 + max(0, CGFloat(font.weight - 400) / 300 * 0.4) * 0.12
    return font.pointSize * em(of: character) * bold
  }

  /// The advance of a character of the regular system face in units of the point size.
  static func em(of character: Character) -> CGFloat {
    if let value = character.asciiValue { return ascii[Int(value)] }
    return classEm(of: character)
  }

  /// The widths of the characters of ASCII, which are looked up: comparing characters takes long.
  private static let ascii: [CGFloat] = (0..<128).map { value in
    classEm(of: Character(Unicode.Scalar(UInt8(value))))
  }

  private static func classEm(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch character {
    case " ", "\u{a0}": return 0.26
    case "i", "l", "j", "I", "'", ".", ",", ":", ";", "|", "!": return 0.27
    case "f", "t", "r", "(", ")", "[", "]", "/", "-": return 0.36
    case "m", "w": return 0.83
    case "M", "W", "@", "%", "…": return 0.91
    case "s", "c", "k", "v", "x", "y", "z", "J": return 0.51
    default: break
    }
    if scalar.value >= 0x1100, !character.isLetter || isWide(scalar) { return 1 }
    if character.isNumber { return 0.61 }
    if character.isUppercase { return 0.67 }
    return 0.56
  }

  /// Ideographs, kana and Hangul take a full em.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x1100...0x115f).contains(scalar.value) || (0x2e80...0xa4cf).contains(scalar.value)
      || (0xac00...0xd7a3).contains(scalar.value) || (0xf900...0xfaff).contains(scalar.value)
      || (0xff00...0xff60).contains(scalar.value) || (0x20000...0x3fffd).contains(scalar.value)
  }
}
