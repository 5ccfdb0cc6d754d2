import Foundation

extension UIColor {
  /// The colour of that name in an asset catalog of `bundle` (UINib's loader reads it), or nil.
  @preconcurrency @MainActor public convenience init?(named name: String, in bundle: Bundle? = nil)
  {
    guard let found = Platform.current.interfaceLoader?.color(named: name, in: bundle ?? .main)
    else { return nil }
    self.init { found.resolvedColor(with: $0) }
  }

  /// The colour of that name for the given traits; without traits one that follows those of the place where it is used.
  @preconcurrency @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = Platform.current.interfaceLoader?.color(named: name, in: bundle ?? .main)
    else { return nil }
    self.init { found.resolvedColor(with: traitCollection ?? $0) }
  }
}
