extension Verification {
  /// Verifies the scenes of a document that a rule of the canvas changes, without that rule, one report for each of
  /// `rules`: the failures show the effect of the rule.
  ///
  /// - Complexity: Each scene is made once and once for each rule; scenes that a rule does not change are not solved.
  package func reports(
    on document: InterfaceDocument, withoutEachOf rules: [CanvasRules.Rule]
  ) throws(InterfaceBuilderError) -> [VerificationReport] {
    var reports = rules.map { _ in VerificationReport() }
    let options = InstantiationOptions(contentSizes: .recorded)
    for scene in document.scenes {
      let with = try scene.blueprint(options)
      for (place, rule) in rules.enumerated() {
        var changed = scene
        changed.context.rules.leftOut = [rule]
        let without = try changed.blueprint(options)
        guard
          with.environment != without.environment || with.margins != without.margins
            || with.alignmentInsets != without.alignmentInsets
            || with.contentSizes != without.contentSizes
            || with.hierarchy.constraints != without.hierarchy.constraints
        else { continue }
        compare(without, document.file, &reports[place])
      }
    }
    return reports
  }
}
