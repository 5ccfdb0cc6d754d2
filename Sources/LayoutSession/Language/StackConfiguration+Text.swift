import AutoLayout
import LayoutReports

extension StackConfiguration {
  /// The words behind a stack's name in a statement.
  var optionsText: String {
    "\(axis.name) spacing \(NumberText.exact(spacing)) align \(alignment.name(along: axis)) "
      + "distribute \(distribution.name)" + (isMarginsRelative ? " margins" : "")
      + (isBaselineRelative ? " baselines" : "")
  }
}
