import Foundation

extension UIColor {
  /// The colour of that name in an asset catalog of `bundle` (UINib's loader reads it), or nil.
  @preconcurrency @MainActor public convenience init?(named name: String, in bundle: Bundle? = nil)
  {
    guard let found = UINib.loader?.color(named: name, in: bundle ?? .main) else { return nil }
    self.init { found.resolvedColor(with: $0) }
  }
}
