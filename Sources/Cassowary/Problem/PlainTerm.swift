/// A term with a coefficient of 1 or -1, in one word. Terms are in the order of their variables if their words are.
struct PlainTerm: BitwiseCopyable {
  /// The variable, and below it whether the coefficient is -1.
  private let word: UInt64

  @inline(__always)
  private init(word: UInt64) { self.word = word }

  @inline(__always)
  init(_ cell: LinearExpression.Terms.Cell) {
    let variable = UInt64(UInt32(truncatingIfNeeded: cell.variable))
    word = variable &<< 1 | cell.coefficient.bitPattern &>> 63
  }

  /// No term: it is behind all others.
  static var none: PlainTerm {
    @inline(__always) get { PlainTerm(word: .max) }
  }

  /// The bit in which the coefficient and 1 differ.
  @inline(__always)
  var sign: UInt64 { word &<< 63 }

  @inline(__always)
  var variable: VariableID { VariableID(Int32(truncatingIfNeeded: word &>> 1)) }

  /// True if two terms, which are in order, are not of the same variable.
  @inline(__always)
  func isBefore(_ other: PlainTerm) -> Bool { word ^ other.word > 1 }

  /// Puts two terms in order.
  @inline(__always)
  static func order(_ one: inout PlainTerm, _ other: inout PlainTerm) {
    (one, other) = (
      PlainTerm(word: min(one.word, other.word)), PlainTerm(word: max(one.word, other.word))
    )
  }
}
