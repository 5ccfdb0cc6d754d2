import CassowaryHeader

// The arguments of calls, checked.

/// The place for an answer, if there is one.
@inline(__always)
func needed<Pointee>(
  _ place: UnsafeMutablePointer<Pointee>?
) throws(Refusal) -> UnsafeMutablePointer<Pointee> {
  guard let place else { throw .nullArgument }
  return place
}

/// An array that was given; null may be an empty one.
@inline(__always)
func array<Element>(
  _ start: UnsafePointer<Element>?, _ count: Int
) throws(Refusal) -> UnsafeBufferPointer<Element> {
  // As C sees it a count has no sign: one that has one here is larger than any array.
  guard count >= 0, count <= Int.max / max(1, MemoryLayout<Element>.stride) else {
    throw .badArgument("The count is larger than an array can be.")
  }
  guard start != nil || count == 0 else { throw .nullArgument }
  return UnsafeBufferPointer(start: start, count: count)
}

/// A text that was given; null is an empty one.
func string(_ start: UnsafePointer<CChar>?) throws(Refusal) -> String {
  guard let start else { return "" }
  var length = 0
  while length <= Door.longestText && start[length] != 0 { length += 1 }
  guard length <= Door.longestText else { throw .limit("The text is longer than 1000000 bytes.") }
  return try string(UnsafeBufferPointer(start: start, count: length))
}

/// A text of a length.
func string(_ bytes: UnsafeBufferPointer<CChar>) throws(Refusal) -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw .badArgument("The text is no UTF-8.")
  }
  return text
}

func readRelation(_ number: Int32) throws(Refusal) -> Relation {
  switch number {
  case CASSOWARY_LESS_OR_EQUAL: return .lessThanOrEqual
  case CASSOWARY_EQUAL: return .equal
  case CASSOWARY_GREATER_OR_EQUAL: return .greaterThanOrEqual
  default: throw .badArgument("The relation is none: it is -1, 0 or 1.")
  }
}

/// The label and location given for a constraint.
func readNote(
  _ note: UnsafePointer<cassowary_note>?
) throws(Refusal) -> (label: String, location: SourceLocation?) {
  guard let note = note?.pointee else { return ("", nil) }
  let label = try string(note.label)
  guard note.file != nil else { return (label, nil) }
  return (label, SourceLocation(file: try string(note.file), line: Int(note.line)))
}

extension Door {
  /// The sum of terms.
  @inline(__always)
  func expression(
    _ start: UnsafePointer<cassowary_term>?, _ count: Int
  ) throws(Refusal) -> LinearExpression {
    let terms = try array(start, count)
    guard count <= Self.mostTerms else { throw .limit("There are more than 1000000 terms.") }
    var expression = LinearExpression()
    for term in terms {
      expression.add(try variable(term.variable), times: term.coefficient)
    }
    return expression
  }

  @inline(__always)
  func hand(
    _ constraint: Constraint, to place: UnsafeMutablePointer<cassowary_constraint>?
  ) throws(Refusal) {
    if constraint.place >= HandleCode.placeCount {
      try? solver.remove(constraint)
      throw .limit("There are 16777215 constraints: no more have handles.")
    }
    place?.pointee = word(constraint)
  }
}
