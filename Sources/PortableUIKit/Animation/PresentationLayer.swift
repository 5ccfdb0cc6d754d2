import Foundation

/// What a layer shows at one moment of an animation.
final class PresentationLayer: CALayer {
  private let shownBounds: CGRect
  private let shownPosition: CGPoint
  private let shownTransform: CGAffineTransform
  private let shownOpacity: Float
  private let shownColor: UIColor?

  init(_ view: UIView) {
    shownBounds = AnimatedProperty.rect(view.shownComponents(of: .bounds))
    shownPosition = AnimatedProperty.point(view.shownComponents(of: .position))
    shownTransform =
      view.viewState.animations.contains { $0.property == .transform }
      ? AnimatedProperty.transform(view.shownComponents(of: .transform)) : view.transform
    shownOpacity = Float(view.shownComponents(of: .opacity)[0])
    shownColor =
      view.viewState.animations.contains { $0.property == .backgroundColor }
      ? AnimatedProperty.color(view.shownComponents(of: .backgroundColor)) : view.backgroundColor
    super.init()
    self.view = view
  }

  /// A layer of nothing.
  required init() {
    shownBounds = .zero
    shownPosition = .zero
    shownTransform = .identity
    shownOpacity = 1
    shownColor = nil
    super.init()
  }

  override var bounds: CGRect {
    get { shownBounds }
    set {}
  }
  override var position: CGPoint {
    get { shownPosition }
    set {}
  }
  override var opacity: Float {
    get { shownOpacity }
    set {}
  }
  override var backgroundColor: UIColor? {
    get { shownColor }
    set {}
  }
  override func affineTransform() -> CGAffineTransform { shownTransform }
  override var frame: CGRect {
    get {
      let size = shownBounds.size
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(shownTransform)
      return box.offsetBy(dx: shownPosition.x, dy: shownPosition.y)
    }
    set {}
  }
}
