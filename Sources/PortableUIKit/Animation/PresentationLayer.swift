import Foundation

/// What a layer shows at one moment of an animation.
final class PresentationLayer: CALayer {
  private let shownBounds: CGRect
  private let shownPosition: CGPoint
  private let shownAnchor: CGPoint
  private let shownTransform: CGAffineTransform
  private let shownOpacity: Float
  private let shownColor: CGColor?

  init(_ view: UIView) {
    shownBounds = AnimatedProperty.rect(view.shownComponents(of: .bounds))
    shownPosition = AnimatedProperty.point(view.shownComponents(of: .position))
    shownAnchor = view.anchorPoint
    shownTransform =
      view.viewState.animations.contains { $0.property == .transform }
      ? AnimatedProperty.transform(view.shownComponents(of: .transform)) : view.transform
    shownOpacity = Float(view.shownComponents(of: .opacity)[0])
    shownColor =
      view.viewState.animations.contains { $0.property == .backgroundColor }
      ? AnimatedProperty.color(view.shownComponents(of: .backgroundColor))?.cgColor
      : view.layer.backgroundColor
    super.init()
    own = view.layer.own
    content = view.layer.content
    own.contentsCenter = AnimatedProperty.rect(view.shownComponents(of: .contentsCenter))
    self.view = view
  }

  /// A layer of nothing.
  required init() {
    shownBounds = .zero
    shownPosition = .zero
    shownAnchor = CGPoint(x: 0.5, y: 0.5)
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
  override var backgroundColor: CGColor? {
    get { shownColor }
    set {}
  }
  override func affineTransform() -> CGAffineTransform { shownTransform }
  override var frame: CGRect {
    get {
      shownBounds.size.box(around: shownAnchor, under: shownTransform)
        .offsetBy(dx: shownPosition.x, dy: shownPosition.y)
    }
    set {}
  }
}
