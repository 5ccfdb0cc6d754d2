/// Reads a visual format by its published grammar:
///
///     format      ::= (orientation ':')? ('|' connection)? view (connection view)* (connection '|')?
///     orientation ::= 'H' | 'V'
///     view        ::= '[' name ( '(' predicate (',' predicate)* ')' )? ']'
///     connection  ::= empty | '-' | '-' simple '-' | '-' '(' predicate (',' predicate)* ')' '-'
///     simple      ::= metric | number
///     predicate   ::= ('==' | '<=' | '>=')? object ('@' priority)?
///
/// There is no white space in it (VF-9). The extended language adds:
///
///     orientation ::= 'HV' | 'Z'
///     view        ::= '[' part (',' part)* ']'
///     part        ::= name ('..' number)? ( '(' … ')' )? ( ':' (connection view)+ connection )?
///     connection  ::= '~' | '~' '(' predicate (',' predicate)* ')' '~' | '->'
///     format      ::= 'C:' name ('.' attribute '(' predicate (',' predicate)* ')')+
///     predicate   ::= … with object ('.' attribute)? ('*' number | '/' number)? ('+' | '-' number)?
///                     or number '%'
struct VisualFormatParser {
  let format: String
  let extensions: VisualFormatExtensions
  private let characters: [Character]
  private var place = 0
  /// The names of views read so far.
  private(set) var readNames: [VisualFormatSyntax.Name] = []

  init(_ format: String, extensions: VisualFormatExtensions = []) {
    self.format = format
    self.extensions = extensions
    var characters = Array(format)
    if extensions.contains(.comments) { Self.dropComment(&characters) }
    self.characters = characters
  }

  /// Drops what follows `//`, and the spaces before it.
  private static func dropComment(_ characters: inout [Character]) {
    guard
      let start = characters.indices.dropLast().first(where: {
        characters[$0] == "/" && characters[$0 + 1] == "/"
      })
    else { return }
    characters.removeSubrange(start...)
    while characters.last == " " { characters.removeLast() }
  }

  /// Whether the format is nothing but a remark.
  var statesNothing: Bool { characters.isEmpty && !format.isEmpty }

  /// Reads the whole format.
  mutating func parse() throws(VisualFormatError) -> VisualFormatSyntax {
    guard !characters.isEmpty else { throw failure(.empty) }
    var syntax = VisualFormatSyntax()
    syntax.orientation = try orientation()
    if peek() == "|" {
      syntax.openingPosition = place
      place += 1
      syntax.opening = try connection()
    }
    syntax.chain.groups.append(try views())
    while let next = peek() {
      guard Self.continues(next) else { throw failure(.expectedEnd) }
      let joint = try connection()
      if peek() == "|" {
        syntax.closingPosition = place
        place += 1
        syntax.closing = joint
        guard peek() == nil else { throw failure(.expectedEnd) }
        return syntax
      }
      syntax.chain.connections.append(joint)
      syntax.chain.groups.append(try views())
    }
    return syntax
  }

  private mutating func orientation() throws(VisualFormatError) -> VisualFormatSyntax.Orientation {
    if format.hasPrefix("HV:") {
      try require(.orientations, "Layout along both axes")
      place = 3
      return .bothAxes
    }
    guard peek(1) == ":" else { return .axis(.horizontal) }
    switch characters[0] {
    case "H":
      place = 2
      return .axis(.horizontal)
    case "V":
      place = 2
      return .axis(.vertical)
    case "Z":
      try require(.depths, "An order from back to front")
      place = 2
      return .depth
    default: return .axis(.horizontal)
    }
  }

  /// Whether a view or a connection begins with `character`.
  private static func continues(_ character: Character) -> Bool {
    character == "-" || character == "[" || character == "|" || character == "~"
  }

  // MARK: Relations of quantities

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

  // MARK: Connections

  private mutating func connection() throws(VisualFormatError) -> VisualFormatSyntax.Connection {
    if peek() == "~" { return try spacer() }
    guard take("-") else { return .flush }
    guard let next = peek() else { throw failure(.expectedMore) }
    if next == ">" {
      try require(.disconnections, "A disconnection")
      place += 1
      guard peek() != nil else { throw failure(.expectedMore) }
      return .disconnected
    }
    if next == "[" || next == "|" { return .standard }
    // The end of a view closes the stack inside it.
    if next == "]", extensions.contains(.stacks) { return .standard }
    if take("(") {
      let predicates = try predicateList(inView: false)
      guard take("-") else { throw failure(peek() == nil ? .expectedMore : .expectedDash) }
      return .predicates(predicates)
    }
    if next == "-" { throw failure(.ambiguousMinus) }
    let position = place
    var predicate = VisualFormatSyntax.Predicate(object: try object(), position: position)
    try percentage(&predicate)
    guard take("-") else { throw failure(peek() == nil ? .expectedMore : .expectedDash) }
    return .predicates([predicate])
  }

  /// `~`, `~(…)~`
  private mutating func spacer() throws(VisualFormatError) -> VisualFormatSyntax.Connection {
    try require(.spacers, "An equal distance")
    place += 1
    guard peek() != nil else { throw failure(.expectedMore) }
    guard take("(") else { return .spacer([]) }
    let predicates = try predicateList(inView: false)
    guard take("~") else { throw failure(peek() == nil ? .expectedMore : .expectedDash) }
    return .spacer(predicates)
  }

  // MARK: Views

  /// One view, or several at one place.
  private mutating func views() throws(VisualFormatError) -> [VisualFormatSyntax.View] {
    guard peek() != nil else { throw failure(.expectedMore) }
    guard take("[") else { throw failure(.expectedView) }
    var views = try part()
    while peek() == "," {
      try require(.groups, "Several views at one place")
      place += 1
      views += try part()
    }
    guard take("]") else { throw failure(.expectedEndOfView) }
    return views
  }

  /// A view, or a range of them, with predicates and the stack inside.
  private mutating func part() throws(VisualFormatError) -> [VisualFormatSyntax.View] {
    let position = place
    guard let text = name() else { throw failure(.expectedViewName) }
    var names = [text]
    if peek() == ".", peek(1) == "." {
      try require(.ranges, "A range of views")
      place += 2
      names = try range(from: text)
    } else {
      readNames.append(.init(text: text, position: position))
    }
    var predicates: [VisualFormatSyntax.Predicate] = []
    if take("(") { predicates = try predicateList(inView: true) }
    let stack = try stack()
    return names.map {
      .init(name: .init(text: $0, position: position), predicates: predicates, stack: stack)
    }
  }

  /// `:[b][c]` after the name of the view around them.
  private mutating func stack() throws(VisualFormatError) -> VisualFormatSyntax.Chain? {
    guard peek() == ":" else { return nil }
    try require(.stacks, "A stack of views")
    place += 1
    var chain = VisualFormatSyntax.Chain()
    repeat {
      chain.connections.append(try connection())
      chain.groups.append(try views())
    } while peek().map { Self.continues($0) } == true && !endsStack()
    chain.connections.append(try connection())
    return chain
  }

  /// Whether only the connection to the end of the surrounding view is left: the bracket that
  /// closes it comes before any that opens.
  private func endsStack() -> Bool {
    characters[place...].first { $0 == "[" || $0 == "]" } != "["
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

  // MARK: Predicates

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
    try percentage(&predicate)
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

  /// `%` after a number.
  private mutating func percentage(
    _ predicate: inout VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) {
    guard peek() == "%" else { return }
    try require(.percentages, "A percentage")
    place += 1
    predicate.isPercentage = true
  }

  /// The parts that the extended language allows after the name of a view: attribute, factor, term.
  private mutating func extended(
    _ predicate: inout VisualFormatSyntax.Predicate
  ) throws(VisualFormatError) {
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
  fileprivate var isNameStart: Bool { isLetter || self == "_" }

  fileprivate var isDigit: Bool { isASCII && isNumber }
}
