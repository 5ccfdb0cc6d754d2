import AutoLayout
import LayoutReports

/// A word, number, string or sign of a line, and the columns it takes.
package struct Token: Equatable, Sendable {
  /// The kind of a token.
  package enum Kind: Equatable, Sendable {
    /// A name or keyword: `title`, `H`.
    case word(String)
    /// A number without a sign: `12`, `0.5`, `1e3`.
    case number(Double)
    /// Two numbers joined by an x: `320x200`.
    case size(width: Double, height: Double)
    /// Text in quotation marks, without them.
    case string(String)
    /// A sign: `+`, `<=`, `..`, `@`.
    case sign(String)
  }

  package var kind: Kind
  /// The columns from 0, in characters.
  package var columns: Range<Int>

  /// The token as an error message names it.
  var described: String {
    switch kind {
    case .word(let word): word
    case .number(let value): NumberText.exact(value)
    case .size(let width, let height): "\(NumberText.exact(width))x\(NumberText.exact(height))"
    case .string(let text): "\"\(text)\""
    case .sign(let sign): sign
    }
  }
}
