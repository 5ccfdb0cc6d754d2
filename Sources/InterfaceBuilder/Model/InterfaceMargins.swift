/// The layout margins a document sets on a view.
public enum InterfaceMargins: Sendable, Equatable {
  /// `layoutMargins`: fixed edges.
  case absolute(top: Double, left: Double, bottom: Double, right: Double)
  /// `directionalLayoutMargins`: edges that follow the writing direction.
  case directional(top: Double, leading: Double, bottom: Double, trailing: Double)
}
