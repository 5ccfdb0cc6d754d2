public import Compositor
import Foundation

/// How the compositor sees layers.
extension CALayer: LayerNode {
  public final func values(in tree: LayerTree) -> LayerValues {
    if tree == .presentation, !animationStore.isEmpty { return currentCopy.own }
    var values = own
    if let view { takeValues(of: view, into: &values) }
    if !isPresentation { adjust(&values) }
    return values
  }

  private func takeValues(of view: UIView, into values: inout LayerValues) {
    values.bounds = view.viewState.bounds
    values.position = view.viewState.center
    values.anchorPoint = view.viewState.anchorPoint
    values.transform = transform
    values.opacity = Float(view.alpha)
    values.isHidden = view.isHidden
    values.masksToBounds = view.clipsToBounds
    values.contentsGravity = CALayerContentsGravity(view.contentMode)
    values.contentsScale = view.contentScaleFactor
    values.isOpaque = view.isOpaque
    values.backgroundColor = backgroundColor
    view.adjustComposition(&values)
  }

  public final func contents(in tree: LayerTree) -> LayerContents {
    let shown = tree == .presentation ? shownLayer : self
    if let tileSource, shown.content.image == nil { return .tiled(tileSource) }
    if let list = shown.vectorContents() { return .vectors(list) }
    if shown.isDrawnAnew { shown.displayMarked() } else { provideContents() }
    // The layer has the drawings made since the copy was made.
    if shown !== self, !shown.isDrawnAnew, shown.content.image == nil {
      return content.store.map { .drawn($0) } ?? .none
    }
    if let image = shown.content.image { return .image(image) }
    return shown.content.store.map { .drawn($0) } ?? .none
  }

  public final var nodes: [any LayerNode] {
    if let instances = instanceNodes() { return instances }
    return ownNodes
  }

  /// The layers below, each once.
  final var ownNodes: [any LayerNode] {
    content.overlay.map { arrangedSublayers + [$0] } ?? arrangedSublayers
  }
  public final var maskNode: (any LayerNode)? { mask }
  public final var nodeAbove: (any LayerNode)? {
    if let above = addedTo ?? maskedLayer { return above }
    // A layer that was never seen is in no picture.
    return view?.superviewStorage?.layerIfLoaded
  }
  public final var isAnimated: Bool { hasAnimations || movesByItself }
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
