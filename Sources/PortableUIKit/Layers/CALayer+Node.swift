public import Compositor
import Foundation

/// How the compositor sees layers.
extension CALayer: LayerNode {
  public final func values(in tree: LayerTree) -> LayerValues {
    var values = own
    guard let view else { return values }
    values.bounds = view.viewState.bounds
    values.position = view.viewState.center
    values.anchorPoint = view.viewState.anchorPoint
    values.transform = view.viewState.transform
    values.opacity = Float(view.alpha)
    values.isHidden = view.isHidden
    values.masksToBounds = view.clipsToBounds
    values.contentsGravity = CALayerContentsGravity(view.contentMode)
    values.contentsScale = view.contentScaleFactor
    values.isOpaque = view.isOpaque
    values.backgroundColor = backgroundColor
    view.adjustComposition(&values)
    if tree == .presentation, isAnimated { takeShownValues(of: view, into: &values) }
    return values
  }

  private func takeShownValues(of view: UIView, into values: inout LayerValues) {
    for property in Set(view.viewState.animations.map(\.property)) {
      let shown = view.shownComponents(of: property)
      switch property {
      case .position: values.position = AnimatedProperty.point(shown)
      case .bounds: values.bounds = AnimatedProperty.rect(shown)
      case .transform: values.transform = AnimatedProperty.transform(shown)
      case .opacity: values.opacity = Float(shown[0])
      case .backgroundColor: values.backgroundColor = AnimatedProperty.color(shown)?.cgColor
      case .contentsCenter: values.contentsCenter = AnimatedProperty.rect(shown)
      }
    }
  }

  public final func contents(in tree: LayerTree) -> LayerContents {
    if let tileSource, content.image == nil { return .tiled(tileSource) }
    provideContents()
    if let image = content.image { return .image(image) }
    return content.store.map { .drawn($0) } ?? .none
  }

  public final var nodes: [any LayerNode] {
    content.overlay.map { arrangedSublayers + [$0] } ?? arrangedSublayers
  }
  public final var maskNode: (any LayerNode)? { mask }
  public final var nodeAbove: (any LayerNode)? {
    if let above = addedTo ?? maskedLayer { return above }
    // A layer that nobody has seen is in no picture.
    return view?.superviewStorage?.layerIfLoaded
  }
  public final var isAnimated: Bool { view?.viewState.animations.isEmpty == false }
}

extension CALayerContentsGravity {
  /// The gravity that places contents as the content mode does (CM-11).
  init(_ mode: UIView.ContentMode) {
    self =
      switch mode {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
  }
}

extension UIView.ContentMode {
  /// The mode that places content as the gravity does; an unknown gravity fills the bounds.
  init(_ gravity: CALayerContentsGravity) {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right,
      .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    self = modes.first { CALayerContentsGravity($0) == gravity } ?? .scaleToFill
  }
}
