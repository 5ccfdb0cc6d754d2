extension Verification {
  /// Verifies the scenes of a document that a rule of the canvas changes, without that rule: the failures
  /// show the effect of the rule.
  ///
  /// - Complexity: Scenes that the rule does not change are not solved.
  package func report(
    on document: InterfaceDocument, without rule: CanvasRules.Rule
  ) throws(InterfaceBuilderError) -> VerificationReport {
    var report = VerificationReport()
    let options = InstantiationOptions(contentSizes: .recorded)
    for scene in document.scenes {
      var changed = scene
      changed.context.rules.leftOut = [rule]
      let (with, without) = (try scene.blueprint(options), try changed.blueprint(options))
      guard
        with.environment != without.environment || with.margins != without.margins
          || with.alignmentInsets != without.alignmentInsets
          || with.contentSizes != without.contentSizes
          || with.hierarchy.constraints != without.hierarchy.constraints
      else { continue }
      compare(without, document.file, &report)
    }
    return report
  }
}
