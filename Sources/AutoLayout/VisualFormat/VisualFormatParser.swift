/// Reads a visual format by its published grammar:
///
///     format      ::= (orientation ':')? ('|' connection)? view (connection view)* (connection '|')?
///     orientation ::= 'H' | 'V'
///     view        ::= '[' name ( '(' predicate (',' predicate)* ')' )? ']'
///     connection  ::= empty | '-' | '-' simple '-' | '-' '(' predicate (',' predicate)* ')' '-'
///     simple      ::= metric | number
///     predicate   ::= ('==' | '<=' | '>=')? object ('@' priority)?
///
/// There is no white space in it (VF-9).
struct VisualFormatParser {
  let format: String
  let extensions: VisualFormatExtensions
  private let characters: [Character]
  private var place = 0

  init(_ format: String, extensions: VisualFormatExtensions = []) {
    self.format = format
    self.extensions = extensions
    characters = Array(format)
  }

  /// Reads the whole format.
  mutating func parse() throws(VisualFormatError) -> VisualFormatSyntax {
    guard !characters.isEmpty else { throw failure(.empty) }
    var syntax = VisualFormatSyntax()
    if format.hasPrefix("HV:") {
      try require(.orientations, "Layout along both axes")
      syntax.isAlongBothAxes = true
      place = 3
    } else if peek(1) == ":", let axis = axis(characters[0]) {
      syntax.axis = axis
      place = 2
    }
    if peek() == "|" {
      syntax.openingPosition = place
      place += 1
      syntax.opening = try connection()
    }
    syntax.append(try views(), joinedBy: syntax.opening ?? .flush)
    while let next = peek() {
      guard next == "-" || next == "[" || next == "|" else { throw failure(.expectedEnd) }
      let joint = try connection()
      if peek() == "|" {
        syntax.closingPosition = place
        place += 1
        syntax.closing = joint
        guard peek() == nil else { throw failure(.expectedEnd) }
        return syntax
      }
      syntax.connections.append(joint)
      syntax.append(try views(), joinedBy: joint)
    }
    return syntax
  }

  /// Whether the format states relations of quantities, `C:…`.
  var statesRelations: Bool { format.hasPrefix("C:") }

  /// Reads `C:view.attribute(predicate, …).attribute(…)…`.
  mutating func parseRelations() throws(VisualFormatError) -> VisualFormatRelations {
    try require(.relations, "A relation of quantities")
    place = 2
    let position = place
    guard let text = name() else { throw failure(.expectedViewName) }
    var relations = VisualFormatRelations(view: .init(text: text, position: position))
    repeat {
      let attribute = try attribute()
      guard take("(") else { throw failure(peek() == nil ? .expectedMore : .expectedEnd) }
      var predicates: [VisualFormatSyntax.Predicate] = []
      repeat {
        let relation = try relation()
        let position = place
        let isNegative = take("-")
        var predicate = VisualFormatSyntax.Predicate(
          relation: relation, object: try object(isNegative: isNegative), position: position)
        if case .name = predicate.object { predicate.attribute = try self.attribute() }
        try factorAndTerm(&predicate)
        if take("@") { predicate.priority = try object() }
        predicates.append(predicate)
      } while take(",")
      guard take(")") else {
        throw failure(peek() == nil ? .expectedMore : .expectedNumberOrMetric)
      }
      relations.quantities.append(.init(attribute: attribute, predicates: predicates))
    } while peek() != nil
    return relations
  }

  /// `.` and the name of an attribute.
  private mutating func attribute() throws(VisualFormatError) -> LayoutAttribute {
    guard take(".") else { throw failure(peek() == nil ? .expectedMore : .expectedEnd) }
    guard let text = name(),
      let attribute = LayoutAttribute.allCases.first(where: { $0.name == text }),
      attribute != .notAnAttribute
    else { throw failure(.expectedNumberOrMetric) }
    return attribute
  }

  private func axis(_ character: Character) -> LayoutAxis? {
    switch character {
    case "H": .horizontal
    case "V": .vertical
    default: nil
    }
  }

  // MARK: Parts

  private mutating func connection() throws(VisualFormatError) -> VisualFormatSyntax.Connection {
    guard take("-") else { return .flush }
    guard let next = peek() else { throw failure(.expectedMore) }
    if next == "[" || next == "|" { return .standard }
    if take("(") {
      let predicates = try predicateList(inView: false)
      guard take("-") else { throw failure(peek() == nil ? .expectedMore : .expectedDash) }
      return .predicates(predicates)
    }
    if next == "-" { throw failure(.ambiguousMinus) }
    let position = place
    let object = try object()
    guard take("-") else { throw failure(peek() == nil ? .expectedMore : .expectedDash) }
    return .predicates([.init(object: object, position: position)])
  }

  /// One view, or a range of them.
  private mutating func views() throws(VisualFormatError) -> [VisualFormatSyntax.View] {
    guard peek() != nil else { throw failure(.expectedMore) }
    guard take("[") else { throw failure(.expectedView) }
    let position = place
    guard let text = name() else { throw failure(.expectedViewName) }
    var names = [text]
    if peek() == ".", peek(1) == "." {
      try require(.ranges, "A range of views")
      place += 2
      names = try range(from: text)
    }
    var predicates: [VisualFormatSyntax.Predicate] = []
    if take("(") { predicates = try predicateList(inView: true) }
    guard take("]") else { throw failure(.expectedEndOfView) }
    return names.map { .init(name: .init(text: $0, position: position), predicates: predicates) }
  }

  /// The names from `first`, which ends in a number, up to the number that follows.
  private mutating func range(from first: String) throws(VisualFormatError) -> [String] {
    let digits = String(first.reversed().prefix { $0.isDigit }.reversed())
    let end = place
    guard let start = Int(digits), let number = number(), let last = Int(exactly: number),
      last >= start, last - start < Self.greatestRange
    else {
      place = end
      throw failure(.expectedNumberOrMetric)
    }
    let stem = first.dropLast(digits.count)
    return (start...last).map { "\(stem)\($0)" }
  }

  /// How many views a range may name.
  private static let greatestRange = 10_000

  /// `predicate (',' predicate)* ')'`, the opening parenthesis already read.
  private mutating func predicateList(
    inView: Bool
  ) throws(VisualFormatError) -> [VisualFormatSyntax.Predicate] {
    var predicates = [try predicate(inView: inView)]
    while take(",") { predicates.append(try predicate(inView: inView)) }
    guard take(")") else {
      throw failure(peek() == nil ? .expectedMore : .expectedNumberOrMetric)
    }
    return predicates
  }

  private mutating func predicate(
    inView: Bool
  ) throws(VisualFormatError) -> VisualFormatSyntax.Predicate {
    let relation = try relation()
    let position = place
    let isNegative = take("-")
    var predicate = VisualFormatSyntax.Predicate(
      relation: relation, object: try object(isNegative: isNegative), position: position)
    if inView { try extended(&predicate) }
    if take("@") { predicate.priority = try object() }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
    let relations: [(Character, LayoutRelation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where peek() == sign {
      guard peek(1) == "=" else {
        place += 1
        throw failure(.expectedNumberOrMetric)
      }
      place += 2
      return relation
    }
    return .equal
  }

  /// A number or a name.
  private mutating func object(
    isNegative: Bool = false
  ) throws(VisualFormatError) -> VisualFormatSyntax.Object {
    let position = place
    if let number = number() { return .number(isNegative ? -number : number) }
    guard !isNegative, let text = name() else {
      throw failure(peek() == nil ? .expectedMore : .expectedNumberOrMetric)
    }
    return .name(.init(text: text, position: position))
  }

  /// What the extended language allows after an object: attribute, factor, term, percent.
  private mutating func extended(
    _ predicate: inout VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) {
    if peek() == "%" {
      try require(.percentages, "A percentage")
      place += 1
      predicate.isPercentage = true
    }
    guard case .name = predicate.object else { return }
    if peek() == "." {
      try require(.attributes, "An attribute of a view")
      place += 1
      guard let text = name(),
        let attribute = LayoutAttribute.allCases.first(where: { $0.name == text }),
        attribute.kind == .size
      else { throw failure(.expectedNumberOrMetric) }
      predicate.attribute = attribute
    }
    if peek() == "*" || peek() == "/" { try require(.multipliers, "A multiplier") }
    if peek() == "+" || peek() == "-" { try require(.multipliers, "A term") }
    try factorAndTerm(&predicate)
  }

  /// `*2`, `/2`, `+10`, `-10` after a quantity.
  private mutating func factorAndTerm(
    _ predicate: inout VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) {
    if peek() == "*" || peek() == "/" {
      let divides = peek() == "/"
      place += 1
      guard let factor = number(), factor != 0 else { throw failure(.expectedNumberOrMetric) }
      predicate.multiplier = divides ? 1 / factor : factor
    }
    if peek() == "+" || peek() == "-" {
      let isNegative = peek() == "-"
      place += 1
      guard let term = number() else { throw failure(.expectedNumberOrMetric) }
      predicate.constant = isNegative ? -term : term
    }
  }

  private func require(
    _ feature: VisualFormatExtensions, _ what: String
  ) throws(VisualFormatError) {
    guard extensions.contains(feature) else { throw failure(.extensionNotEnabled(what)) }
  }

  // MARK: Tokens

  /// A C identifier; nil, and nothing read, where there is none.
  private mutating func name() -> String? {
    guard let first = peek(), first.isNameStart else { return nil }
    let start = place
    while let next = peek(), next.isNameStart || next.isDigit { place += 1 }
    return String(characters[start..<place])
  }

  /// A number without sign in the C locale; nil, and nothing read, where there is none.
  private mutating func number() -> Double? {
    let start = place
    while let next = peek(), next.isDigit { place += 1 }
    if peek() == ".", peek(1).map(\.isDigit) ?? false {
      place += 1
      while let next = peek(), next.isDigit { place += 1 }
    }
    guard place > start, let value = Double(String(characters[start..<place])) else {
      place = start
      return nil
    }
    return value
  }

  private func peek(_ distance: Int = 0) -> Character? {
    place + distance < characters.count ? characters[place + distance] : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    place += 1
    return true
  }

  private func failure(_ problem: VisualFormatError.Problem) -> VisualFormatError {
    VisualFormatError(problem, format: format, position: place)
  }
}

extension Character {
  /// Whether a name can begin with the character: an ASCII letter or an underscore.
  fileprivate var isNameStart: Bool { isASCII && (isLetter || self == "_") }

  fileprivate var isDigit: Bool { isASCII && isNumber }
}
