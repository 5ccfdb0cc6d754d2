import Foundation
import PortableUIKit

/// Measures text with the installed fonts, through Pango.
///
/// Widths are those of the installed face nearest to the one asked for (see ``substitutions``).
/// Heights are lines times the line height of `UIFont`, which is San Francisco's whatever is
/// installed, so that heights agree with Apple's everywhere.
@MainActor public final class PangoTextMeasurer: TextMeasuring {
  /// The measurer that shares its fonts with the renderer.
  public static let shared = PangoTextMeasurer()

  let typesetter = PangoTypesetter()
  private var typefaces: [FontRequest: Typeface] = [:]
  private var recordedSubstitutions: Set<FontSubstitution> = []
  private var recordedMissingCharacters: Set<Character> = []

  /// Makes a measurer with a list of the installed fonts of its own.
  public init() { CairoGraphics.install() }

  /// Breaks and shapes text that has attributes.
  public nonisolated var shaper: any TextShaper { PangoTextShaper.shared }

  /// The fonts that stood in for others in any text measured or drawn so far, in order.
  public var substitutions: [FontSubstitution] { recordedSubstitutions.sorted() }

  /// The characters in any text measured or drawn so far of which no installed font has a shape, in
  /// order.
  public var missingCharacters: [Character] { recordedMissingCharacters.sorted() }

  /// Measures `text` as labels lay it out: lines break between words.
  ///
  /// - Complexity: O(length of `text`).
  public func measure(
    _ text: String, font: UIFont, maximumWidth: CGFloat, numberOfLines: Int
  ) -> TextMeasurement {
    guard !text.isEmpty else {
      return TextMeasurement(size: .zero, lineCount: 0, firstBaseline: 0, lastBaseline: 0)
    }
    let block = typesetter.block(
      text, typeface: typeface(for: font),
      width: maximumWidth.isFinite ? Double(maximumWidth) : nil, limit: max(0, numberOfLines),
      breaking: .truncatingTail)
    note(block)
    let count = block.lines.count
    let height = CGFloat(count) * font.lineHeight
    return TextMeasurement(
      size: CGSize(width: block.width, height: height), lineCount: count,
      firstBaseline: font.ascender, lastBaseline: height - font.lineHeight + font.ascender)
  }

  /// Takes note of the fonts that drew characters for which the face of a text has no shapes.
  ///
  /// - Complexity: O(runs); nothing for texts in ASCII, which every face has.
  func note(_ block: TextBlock) {
    for line in block.lines where line.hasOtherThanASCII {
      for run in line.foreignRuns {
        if let family = run.family {
          recordedSubstitutions.insert(
            FontSubstitution(requested: run.subject, used: family))
        } else if recordedMissingCharacters.count < Self.mostMissingCharacters {
          recordedMissingCharacters.formUnion(run.characters)
        }
      }
    }
  }

  /// The number of missing characters that are told at most.
  private static let mostMissingCharacters = 64

  /// The face that draws `font`.
  func typeface(for font: UIFont) -> Typeface {
    let request = FontRequest(font)
    if let known = typefaces[request] { return known }
    if let substitution = typesetter.catalog.family(for: request).substitution {
      recordedSubstitutions.insert(substitution)
    }
    let typeface = Typeface(request, in: typesetter.catalog)
    typefaces[request] = typeface
    return typeface
  }
}
