import Foundation

extension LintReport {
  /// The report in the form that code hosts read.
  var sarif: SARIFLog {
    let rules = LintRule.allCases.map { rule in
      SARIFLog.Rule(
        id: rule.rawValue, shortDescription: .init(text: rule.summary + "."),
        fullDescription: .init(text: rule.explanation),
        defaultConfiguration: .init(level: rule.severity.rawValue))
    }
    return SARIFLog(runs: [
      SARIFLog.Run(
        tool: .init(driver: .init(name: "autolayout", rules: rules)), invocations: [invocation],
        results: findings.map(SARIFLog.Result.init))
    ])
  }

  /// How the run went: documents that could not be read are told here, for they are no findings.
  private var invocation: SARIFLog.Invocation {
    SARIFLog.Invocation(
      executionSuccessful: errors.isEmpty,
      toolExecutionNotifications: errors.map { error in
        SARIFLog.Notification(
          level: "error", message: .init(text: error.message),
          locations: error.file.map { file in
            [.init(physicalLocation: .init(file, error.line, error.column))]
          })
      })
  }
}

extension SARIFLog.Result {
  fileprivate init(_ finding: LintFinding) {
    let names = finding.elements.map { element in
      SARIFLog.LogicalLocation(
        name: element,
        fullyQualifiedName: [finding.scene, element].compactMap(\.self).joined(separator: "/"))
    }
    self.init(
      ruleId: finding.rule.rawValue,
      ruleIndex: LintRule.allCases.firstIndex(of: finding.rule) ?? -1,
      level: finding.rule.severity.rawValue,
      message: .init(text: finding.message + finding.place + "."),
      locations: [
        .init(
          physicalLocation: .init(finding.file, finding.line, finding.column),
          logicalLocations: names.isEmpty ? nil : names)
      ],
      partialFingerprints: ["elements/v1": finding.fingerprint],
      occurrenceCount: max(1, finding.count))
  }
}

extension SARIFLog.PhysicalLocation {
  fileprivate init(_ file: String, _ line: Int?, _ column: Int?) {
    artifactLocation = .init(uri: Self.uri(file))
    if let line, line > 0 {
      region = .init(startLine: line, startColumn: column.flatMap { $0 > 0 ? $0 : nil })
    }
  }

  /// A path as a reference by RFC 3986: relative where the path is.
  private static func uri(_ path: String) -> String {
    var allowed = CharacterSet(charactersIn: "/-._~!$&'()*+,;=@")
    allowed.insert(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
