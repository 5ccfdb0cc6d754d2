import InterfaceBuilder

/// A verification in words: one line for each view that is not where the document says, and a sum.
public struct VerificationText {
  private let report: VerificationReport

  /// Makes the text of `report`.
  public init(_ report: VerificationReport) {
    self.report = report
  }

  /// The report for people; ends in the line with the counts.
  public func plain() -> String {
    let failures = report.failures.map { failure in
      "\(failure.document): scene \(failure.scene), view \(failure.view): "
        + "recorded \(frame(failure.recorded)), solved \(frame(failure.solved))\n"
        + (failure.cause.map { "  \(words(for: $0.kind)): \($0.words)\n" } ?? "")
    }
    return failures.joined() + causes + sum + "\n"
  }

  /// One line per kind of cause with its count; nothing where causes were not asked for.
  private var causes: String {
    report.causeCounts.map { "\($0.count) × \(words(for: $0.kind))\n" }.joined()
  }

  private func words(for kind: MismatchCause.Kind) -> String {
    switch kind {
    case .misplaced: "misplaced by the designer"
    case .ambiguousInDocument: "ambiguous by the document's own word"
    case .safeArea: "another safe area"
    case .margin: "another margin"
    case .requiredViolated: "out of date or in conflict"
    case .requiredViolatedElsewhere: "out of date or in conflict elsewhere in the scene"
    case .optionalTraded: "optional constraints traded differently"
    case .symbolMetrics: "a system symbol's alignment rectangle"
    case .contentSize: "another content size"
    case .arrangementOutOfDate: "an arrangement out of date"
    case .fontMetrics: "a baseline of a font not recorded"
    case .rounded: "recorded frames rounded"
    case .stackArrangement: "placed by a stack view alone"
    case .ambiguous: "ambiguous"
    case .unexplained: "unexplained"
    }
  }

  /// The report for programs: one JSON object in one line.
  public func json() -> String {
    JSONText.object([
      .init("documents", .integer(report.documents)),
      .init("scenes", .integer(report.scenes)),
      .init("compared", .integer(report.compared)),
      .init("matched", .integer(report.matched)),
      .init(
        "failures",
        .array(
          report.failures.map { failure in
            .object(
              [
                .init("document", .string(failure.document)),
                .init("scene", .string(failure.scene)),
                .init("view", .string(failure.view)),
                .init("recorded", .array(failure.recorded.map { .number($0) })),
                .init("solved", .array(failure.solved.map { .number($0) })),
              ] + cause(failure.cause))
          })),
      .init(
        "errors",
        .array(
          report.errors.map { error in
            .object([
              .init("document", .string(error.document)),
              .init("message", .string(error.message)),
            ])
          })),
    ]).text() + "\n"
  }

  /// The member that tells a cause; none where causes were not asked for.
  private func cause(_ cause: MismatchCause?) -> [JSONText.Member] {
    guard let cause else { return [] }
    var members: [JSONText.Member] = [.init("kind", .string(cause.kind.rawValue))]
    if let constraint = cause.constraint {
      members.append(.init("constraint", .string(constraint)))
    }
    members.append(.init("words", .string(cause.words)))
    return [.init("cause", .object(members))]
  }

  /// The errors as messages for standard error, with the places they tell.
  public func diagnostics() -> [Diagnostic] {
    report.errors.map { Diagnostic(located: $0.message, file: $0.document) }
  }

  private var sum: String {
    "\(NumberText.count(report.documents, "document")), \(NumberText.count(report.scenes, "scene")), "
      + "\(NumberText.count(report.compared, "view")) compared: "
      + "\(report.matched) match (\(NumberText.percent(report.matched, of: report.compared)) %)"
  }

  private func frame(_ numbers: [Double]) -> String {
    "(" + numbers.map { NumberText.points($0) }.joined(separator: " ") + ")"
  }
}

extension Diagnostic {
  /// Takes apart a message of the form `file:line:column: words`, of which each number may be
  /// missing; a message of another form is taken as it is.
  init(located message: String, file: String) {
    self.init(message, file: file)
    guard message.hasPrefix(file + ":") else { return }
    var rest = message.dropFirst(file.count + 1)
    line = Self.takeNumber(&rest)
    if line != nil { column = Self.takeNumber(&rest) }
    self.message = String(rest.drop { $0 == " " })
  }

  /// Takes `digits:` from the start of `text`.
  private static func takeNumber(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text[digits.endIndex...]
    guard !digits.isEmpty, rest.first == ":", let number = Int(digits) else { return nil }
    text = rest.dropFirst()
    return number
  }
}
