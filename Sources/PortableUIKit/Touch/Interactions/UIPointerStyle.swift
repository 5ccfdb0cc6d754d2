import Foundation

/// The look of a pointer: a shape, or an effect on the view below.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?
  public let constrainedAxes: UIAxis

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = []
    super.init()
  }

  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    constrainedAxes = axes
    super.init()
  }
}
