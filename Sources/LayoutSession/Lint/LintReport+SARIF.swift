import Foundation

extension LintReport {
  /// The report as a log of the Static Analysis Results Interchange Format, version 2.1.0
  /// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
  var sarif: JSONText {
    .object([
      .init(
        "$schema",
        .string(
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        )
      ),
      .init("version", .string("2.1.0")),
      .init(
        "runs",
        .array([
          .object([
            .init("tool", Self.tool), .init("columnKind", .string("unicodeCodePoints")),
            .init("invocations", .array([invocation])),
            .init("results", .array(findings.map(Self.result))),
          ])
        ])),
    ])
  }

  private static var tool: JSONText {
    .object([
      .init(
        "driver",
        .object([
          .init("name", .string("autolayout")),
          .init("rules", .array(LintRule.allCases.map(rule))),
        ]))
    ])
  }

  private static func rule(_ rule: LintRule) -> JSONText {
    .object([
      .init("id", .string(rule.rawValue)),
      .init("shortDescription", message(rule.summary + ".")),
      .init("fullDescription", message(rule.explanation)),
      .init(
        "defaultConfiguration",
        .object([.init("level", .string(rule.severity.rawValue))])),
    ])
  }

  /// How the run went: what could not be read is told here, for it is no finding.
  private var invocation: JSONText {
    .object([
      .init("executionSuccessful", .bool(errors.isEmpty)),
      .init(
        "toolExecutionNotifications",
        .array(
          errors.map { error in
            var members: [JSONText.Member] = [
              .init("level", .string("error")), .init("message", Self.message(error.message)),
            ]
            if let file = error.file {
              members.append(
                .init(
                  "locations",
                  .array([
                    .object([.init("physicalLocation", Self.place(file, error.line, error.column))])
                  ])))
            }
            return .object(members)
          })),
    ])
  }

  private static func result(_ finding: LintFinding) -> JSONText {
    var location: [JSONText.Member] = [
      .init("physicalLocation", place(finding.file, finding.line, finding.column))
    ]
    if !finding.elements.isEmpty {
      let names = finding.elements.map { element -> JSONText in
        let path = [finding.scene, element].compactMap(\.self).joined(separator: "/")
        return .object([
          .init("name", .string(element)), .init("fullyQualifiedName", .string(path)),
          .init("kind", .string("element")),
        ])
      }
      location.append(.init("logicalLocations", .array(names)))
    }
    return .object([
      .init("ruleId", .string(finding.rule.rawValue)),
      .init("ruleIndex", .integer(LintRule.allCases.firstIndex(of: finding.rule) ?? -1)),
      .init("level", .string(finding.rule.severity.rawValue)),
      .init("message", message(finding.message + finding.place + ".")),
      .init("locations", .array([.object(location)])),
      .init(
        "partialFingerprints",
        .object([.init("elements/v1", .string(finding.fingerprint))])),
      .init("occurrenceCount", .integer(max(1, finding.count))),
    ])
  }

  private static func message(_ text: String) -> JSONText {
    .object([.init("text", .string(text))])
  }

  private static func place(_ file: String, _ line: Int?, _ column: Int?) -> JSONText {
    var members: [JSONText.Member] = [
      .init("artifactLocation", .object([.init("uri", .string(uri(file)))]))
    ]
    if let line, line > 0 {
      var region: [JSONText.Member] = [.init("startLine", .integer(line))]
      if let column, column > 0 { region.append(.init("startColumn", .integer(column))) }
      members.append(.init("region", .object(region)))
    }
    return .object(members)
  }

  /// A path as a reference by RFC 3986: relative where the path is.
  private static func uri(_ path: String) -> String {
    var allowed = CharacterSet(charactersIn: "/-._~!$&'()*+,;=@")
    allowed.insert(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
