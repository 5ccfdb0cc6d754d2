public import Compositor
import Foundation

/// A rectangle of the tree that is composed into a picture: a background, contents that were drawn or
/// handed to it, the layers below it, a border, a shadow; all of it under one opacity, mask and map.
///
/// The geometry of a view's layer is the view's (LAY-3): reading or setting it here reads or sets the
/// view's. A layer that belongs to no view keeps its own, in the coordinates of the layer above. Lengths
/// are in points, y points down.
///
/// A layer keeps its drawing and shows it again until ``setNeedsDisplay()`` asks for more; no other change
/// draws anything (LAY-6).
@preconcurrency @MainActor
open class CALayer: NSObject, KeyPathObserver {
  /// The view whose layer this is.
  @Known final var view: UIView?
  /// The values that are not the view's.
  final var own = LayerValues()
  final var content = LayerContent()
  /// When the layer and those below it changed last.
  public final var changes = LayerChanges() {
    didSet { shownCopy = nil }
  }
  /// For a view's layer the map of space that was set last, where it is not one of the plane.
  private var spatialTransform: CATransform3D?
  /// Where the layer lies in the time of the layer above.
  final var timing = MediaTiming()
  /// Tells that time passes otherwise for this layer than for the one above; nil where it does not.
  final var timingMark: TimingMark?
  /// The animations, in the order in which they are applied; asked for, those of a move that was only noted are made.
  final var animationStore: [LayerAnimation] {
    get {
      view?.settleMove()
      return madeAnimations
    }
    set { madeAnimations = newValue }
  }
  final var madeAnimations: [LayerAnimation] = []
  /// Whether there are animations, made or not.
  final var hasAnimations: Bool { !madeAnimations.isEmpty || view?.links.move != nil }
  /// Tells the end that the clock was asked for from earlier ones.
  final var endAppointment = 0
  /// The turn in which the layer came into its tree.
  final var arrival = CATransaction.turn
  /// The layer as shown at the moment that the copy names, for as long as nothing changes.
  final var shownCopy: CALayer?
  /// For a copy that shows, the layer that it is a copy of, and the moment it shows.
  final weak var modelLayer: CALayer?
  final var shownTime: Double?
  /// Whether the copy draws by itself, as a value has changed that its drawing depends on.
  final var isDrawnAnew = false
  final var isPresentation: Bool { shownTime != nil || modelLayer != nil }
  /// The layers of no view that were added here, back to front.
  final var addedSublayers: [AddedSublayer] = []
  /// The layer this one was added to.
  final weak var addedTo: CALayer?
  final weak var maskedLayer: CALayer?
  private var maskStorage: CALayer?
  private weak var explicitDelegate: (any CALayerDelegate)?
  open var name: String?
  /// Values that an app keeps under names of its own.
  final var namedValues: [String: Any] = [:]

  /// A layer of no view and the view below it.
  struct AddedSublayer {
    let layer: CALayer
    /// The subview whose layer is next below; nil at the back.
    weak var subviewBelow: UIView?
  }

  /// A layer without a view and of no extent.
  public override init() {
    super.init()
  }

  /// A layer as `init()` makes it; an archive keeps no values of layers.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A copy of a layer's values, without its view and the layers below.
  ///
  /// Presentation copies are made by it. A class with properties of its own overrides it to copy them;
  /// animated ones come to the copies by ``AnimatableKeyProviding``.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    own = layer.values(in: .model)
    name = layer.name
    namedValues = layer.namedValues
    takeOwnValues(from: layer)
  }

  /// The provider of contents; the view of a view's layer unless another one was set.
  open weak var delegate: (any CALayerDelegate)? {
    get { explicitDelegate ?? view }
    set { explicitDelegate = newValue }
  }

  /// Takes another value that is not the view's, and runs the action for its key.
  final func set<Value>(
    _ path: WritableKeyPath<LayerValues, Value>, _ value: Value, _ key: String
  ) {
    changing(key) { own[keyPath: path] = value }
  }

  /// Changes a value, and runs the action for its key.
  final func changing(_ key: String, _ body: () -> Void) {
    let change = change(forKey: key)
    body()
    noteChange()
    change?.run()
  }

  // MARK: Actions

  /// Actions for events of this layer; `NSNull` ends the search for one.
  open var actions: [String: any CAAction]?
  /// Values for keys that have not been set; only its "actions" are used here.
  open var style: [AnyHashable: Any]?
  /// The action for an event, after a search of all its sources (LY-5); nil for none.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// The action of the class for an event; none unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Animations

  /// Adds a copy of an animation; one of the same key is replaced (LY-7).
  ///
  /// Without a window the animation waits for one. Key paths that name nothing, and values of another
  /// kind than the property's, show nothing.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }
  /// The animation under a key; not to be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    animationStore.first { $0.key == key }?.animation
  }
  /// The keys of the animations, in the order they were added; nil where there are none. Further
  /// animations of one property in blocks have a number at their end.
  open func animationKeys() -> [String]? {
    let keys = animationStore.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// Takes an animation away; its delegate is told that it did not finish.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
  /// Takes all animations away; the layer shows the model again (AN-7).
  open func removeAllAnimations() { removeAnimations { _ in true } }

  /// A copy of the layer as it is shown now; nil where it was never shown: in no window, or not before
  /// the end of this turn (LY-13).
  ///
  /// A snapshot: it does not follow the animation. The layers around it are copies too. It is nil also where the class has no
  /// `init(layer:)` that makes a copy.
  open func presentation() -> Self? {
    guard !isPresentation else { return self }
    guard view != nil ? view?.window != nil : wasShown else { return nil }
    return currentCopy as? Self
  }
  /// The layer that this one is a copy of; for others the layer itself.
  open func model() -> Self { modelLayer as? Self ?? self }
  /// Takes the further values of a class, from a layer of the same class.
  func takeOwnValues(from model: CALayer) {}
  /// The properties of the class that animations can change besides those of every layer.
  var ownKeys: [String: LayerKey] { [:] }
  /// The nodes shown in the place of the sublayers; nil for the sublayers themselves.
  func instanceNodes() -> [any LayerNode]? { nil }
  /// Whether the layer shows something else at every moment, without animations.
  var movesByItself: Bool { false }
  /// Says how a layer of the class is composed where its properties do not say it.
  func adjust(_ values: inout LayerValues) {}
  /// The picture of a class that draws nothing, in the layer's coordinates; nil for a class that has
  /// contents.
  func vectorContents() -> DisplayList? { nil }

  // MARK: Background and edge

  /// The colour behind everything; for a view's layer the view's colour under its traits.
  open var backgroundColor: CGColor? {
    get {
      guard let view else { return own.backgroundColor }
      return view.backgroundColor.map { CGColor($0.components(for: view.traitCollection)) }
    }
    set {
      guard let view else { return set(\.backgroundColor, newValue, "backgroundColor") }
      view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  /// The radius of the corners in points; one of more than half the shorter side counts as that half.
  open var cornerRadius: CGFloat {
    get { own.cornerRadius }
    set { set(\.cornerRadius, newValue, "cornerRadius") }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { own.cornerCurve }
    set { set(\.cornerCurve, newValue, "cornerCurve") }
  }
  /// The corners that the radius rounds.
  open var maskedCorners: CACornerMask {
    get { own.maskedCorners }
    set { set(\.maskedCorners, newValue, "maskedCorners") }
  }
  /// The width in points of the border, which lies inside the bounds and above the sublayers.
  open var borderWidth: CGFloat {
    get { own.borderWidth }
    set { set(\.borderWidth, newValue, "borderWidth") }
  }
  open var borderColor: CGColor? {
    get { own.borderColor }
    set { set(\.borderColor, newValue, "borderColor") }
  }

  // MARK: Shadow

  open var shadowColor: CGColor? {
    get { own.shadowColor }
    set { set(\.shadowColor, newValue, "shadowColor") }
  }
  open var shadowOpacity: Float {
    get { own.shadowOpacity }
    set { set(\.shadowOpacity, newValue, "shadowOpacity") }
  }
  /// In points, y down.
  open var shadowOffset: CGSize {
    get { own.shadowOffset }
    set { set(\.shadowOffset, newValue, "shadowOffset") }
  }
  /// The standard deviation of the blur in points.
  open var shadowRadius: CGFloat {
    get { own.shadowRadius }
    set { set(\.shadowRadius, newValue, "shadowRadius") }
  }
  /// The path that throws the shadow in place of the layer's picture.
  open var shadowPath: CGPath? {
    get { own.shadowPath }
    set { set(\.shadowPath, newValue, "shadowPath") }
  }

  // MARK: Composition

  /// Whether the layer's contents and sublayers are cut off at its rounded bounds; its shadow goes.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set {
      if let view {
        view.clipsToBounds = newValue
      } else {
        set(\.masksToBounds, newValue, "masksToBounds")
      }
    }
  }
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set {
      if let view { view.alpha = CGFloat(newValue) } else { set(\.opacity, newValue, "opacity") }
    }
  }
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { set(\.isHidden, newValue, "hidden") } }
  }
  open var isDoubleSided: Bool {
    get { own.isDoubleSided }
    set { set(\.isDoubleSided, newValue, "doubleSided") }
  }
  open var isGeometryFlipped: Bool {
    get { own.isGeometryFlipped }
    set {
      if newValue { CALayer.flipsGeometry = true }
      set(\.isGeometryFlipped, newValue, "isGeometryFlipped")
    }
  }
  open var allowsEdgeAntialiasing: Bool {
    get { own.allowsEdgeAntialiasing }
    set { set(\.allowsEdgeAntialiasing, newValue, "allowsEdgeAntialiasing") }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// Whether the layer and those below it are laid down as one picture of ``rasterizationScale``.
  open var shouldRasterize: Bool {
    get { own.shouldRasterize }
    set { set(\.shouldRasterize, newValue, "shouldRasterize") }
  }
  open var rasterizationScale: CGFloat {
    get { own.rasterizationScale }
    set { set(\.rasterizationScale, newValue, "rasterizationScale") }
  }
  open var drawsAsynchronously = false
  /// The layer whose opacity this one's picture is multiplied by, in this layer's coordinates; it is in
  /// no tree besides.
  open var mask: CALayer? {
    get { maskStorage }
    set { changeMask(to: newValue) }
  }

  private func changeMask(to layer: CALayer?) {
    guard layer !== maskStorage else { return }
    if let layer {
      guard !isBelow(layer) else { return CALayer.raiseCycle(layer) }
      layer.leave()
      layer.maskedLayer?.mask = nil
    }
    maskStorage?.maskedLayer = nil
    maskStorage = layer
    layer?.maskedLayer = self
    noteChange()
  }

  // MARK: Contents

  /// The picture that the layer shows: a `CGImage` that it was given, or else its drawing.
  ///
  /// Setting it does away with the drawing and with the marks for more (DR-36).
  open var contents: Any? {
    get { content.value }
    set { takeContents(newValue) }
  }
  /// How contents lie in the bounds; for a view's layer the view's content mode by another name (CM-11).
  open var contentsGravity: CALayerContentsGravity {
    get { view.map { CALayerContentsGravity($0.contentMode) } ?? own.contentsGravity }
    set {
      guard let view else { return set(\.contentsGravity, newValue, "contentsGravity") }
      view.contentMode = UIView.ContentMode(newValue)
    }
  }
  /// The part of the contents that is shown, in fractions of them.
  open var contentsRect: CGRect {
    get { own.contentsRect }
    set { set(\.contentsRect, newValue, "contentsRect") }
  }
  /// The part of the contents that is stretched, in fractions of them (CS-4).
  open var contentsCenter: CGRect {
    get { own.contentsCenter }
    set {
      set(\.contentsCenter, newValue, "contentsCenter")
    }
  }
  /// Pixels of the contents per point; for a view's layer the view's `contentScaleFactor`.
  open var contentsScale: CGFloat {
    get { view?.contentScaleFactor ?? own.contentsScale }
    set { if let view { view.contentScaleFactor = newValue } else { changeScale(to: newValue) } }
  }
  open var isOpaque: Bool {
    get { view?.isOpaque ?? own.isOpaque }
    set {
      if let view { view.isOpaque = newValue } else { set(\.isOpaque, newValue, "isOpaque") }
    }
  }
  /// Moves the choice of the size from which contents are made smaller. Kept, as contents have one size here.
  open var minificationFilterBias: Float = 0
  /// Whether the layer and its sublayers fade as one picture; they always do here.
  open var allowsGroupOpacity = true
  /// How the layer mixes with those behind. Kept: layers are laid over each other.
  open var compositingFilter: Any?
  /// Filters of the content and of what is behind the layer. Kept, as there are no filters.
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  /// The size that the content wants, in points; that of the bounds unless a subclass says otherwise.
  open func preferredFrameSize() -> CGSize { bounds.size }

  open var minificationFilter: CALayerContentsFilter {
    get { own.minificationFilter }
    set { set(\.minificationFilter, newValue, "minificationFilter") }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { own.magnificationFilter }
    set { set(\.magnificationFilter, newValue, "magnificationFilter") }
  }

  /// Takes another scale for the next drawing.
  final func changeScale(to scale: CGFloat) {
    guard scale.isFinite, scale > 0 else { return }
    content.scale = scale
    set(\.contentsScale, scale, "contentsScale")
    if content.store != nil { setNeedsDisplay() }
  }

  // MARK: Geometry

  /// The bounding box of the bounds in the coordinates of the layer above, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return own.bounds.size.box(around: own.anchorPoint, under: own.transform.affinePart)
        .offsetBy(dx: own.position.x, dy: own.position.y)
    }
    set {
      guard let view else { return changeOwnFrame(to: newValue) }
      view.frame = newValue
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      guard let view else { return changeOwnBounds(to: newValue) }
      view.bounds = newValue
    }
  }

  /// Where the anchor point lies in the coordinates of the layer above.
  open var position: CGPoint {
    get { view?.center ?? own.position }
    set {
      guard let view else {
        if UIView.isValid(position: newValue) { set(\.position, newValue, "position") }
        return
      }
      view.center = newValue
    }
  }

  open var zPosition: CGFloat {
    get { own.zPosition }
    set { set(\.zPosition, newValue, "zPosition") }
  }

  /// The point of the bounds that `position` places and about which the transform acts, as fractions of
  /// the size: the middle by default (LAY-4). Changing it moves the frame.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? own.anchorPoint }
    set {
      if let view {
        view.anchorPoint = newValue
      } else {
        set(\.anchorPoint, newValue, "anchorPoint")
      }
    }
  }

  open var anchorPointZ: CGFloat {
    get { own.anchorPointZ }
    set { set(\.anchorPointZ, newValue, "anchorPointZ") }
  }

  open var transform: CATransform3D {
    get {
      guard let view else { return own.transform }
      guard let spatialTransform, spatialTransform.affinePart == view.transform else {
        return CATransform3D(view.transform)
      }
      return spatialTransform
    }
    set {
      guard let view else { return set(\.transform, newValue, "transform") }
      let old = transform
      guard !old.isAffine || !newValue.isAffine else {
        view.transform = newValue.affinePart
        return
      }
      guard newValue != old else { return }
      AnimationRun.suspend {
        view.transform = newValue.affinePart
      }
      spatialTransform = newValue.isAffine ? nil : newValue
      noteChange()
      view.animateChange(of: "transform", from: .transform(old))
    }
  }

  /// A map of the layers below about this layer's anchor point; with an `m34` it gives them a
  /// perspective.
  open var sublayerTransform: CATransform3D {
    get { own.sublayerTransform }
    set { set(\.sublayerTransform, newValue, "sublayerTransform") }
  }

  open func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform.affinePart }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  // MARK: Display

  /// The provider of contents that come into view; nil for layers that draw all of them.
  var tileSource: (any TileSource)? { nil }
  /// Lets go of the drawing of a part, which is drawn again where it is seen; false of layers that have to
  /// draw at once.
  func discardDrawing(in rect: CGRect) -> Bool { false }
  /// Whether another size has all drawn again (LY-2); for a view's layer whether its content mode is
  /// `.redraw`.
  open var needsDisplayOnBoundsChange: Bool {
    get { view.map { $0.contentMode == .redraw } ?? content.redrawsOnBoundsChange }
    set {
      guard let view else {
        content.redrawsOnBoundsChange = newValue
        return
      }
      if newValue {
        view.contentMode = .redraw
      } else if view.contentMode == .redraw {
        view.contentMode = .scaleToFill
      }
    }
  }
  /// Whether a change of a property of that name has the layer drawn again; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func setNeedsDisplay() { mark(.all) }
  /// Has a part drawn again, in the layer's coordinates.
  open func setNeedsDisplay(_ r: CGRect) { mark(damage.adding(r)) }
  open func needsDisplay() -> Bool { !damage.isNone }
  /// Draws the marked part now.
  open func displayIfNeeded() { displayMarked() }
  /// Provides the contents: by its delegate's `display(_:)`, or by drawing. An override may set
  /// ``contents`` by itself; then nothing is drawn (GL-1).
  open func display() { displayContents() }
  /// Draws the contents; by default the delegate draws them.
  open func draw(in ctx: CGContext) {
    guard let delegate else { return noteNothingOfItsOwn() }
    delegate.draw(self, in: ctx)
  }
  /// Draws the layer and those below it into a context, in this layer's coordinates (RN-1).
  ///
  /// Model values count. An existing drawing is shown as it is; a layer that was never drawn is drawn
  /// first.
  open func render(in ctx: CGContext) { compose(into: ctx) }

  // MARK: Sublayers

  /// The layer above: the one that this one was added to, or the superview's.
  open var superlayer: CALayer? {
    if let modelLayer { return modelLayer.superlayer?.presentation() }
    return addedTo ?? view?.superview?.layer
  }
  /// The layers of the subviews and those that were added, back to front (LAY-2); nil for none.
  open var sublayers: [CALayer]? {
    get {
      let layers = arrangedSublayers
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// Adds a layer in front of all others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: arrangedSublayers.count) }
  /// Adds a layer at a place among ``sublayers``.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 1)
  }
  /// Puts a layer at the place of one that leaves.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Leaves the layer it was added to, or stops being a mask; the layer of a subview stays where its
  /// view is.
  open func removeFromSuperlayer() {
    leave()
    maskedLayer?.mask = nil
  }
  /// Has the delegate place the sublayers; a view lays out its subviews then.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Has ``layoutSublayers()`` run in the next layout pass, where the layer is a view's.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Told that a property observed by its name has changed; raises unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { raiseUnhandledChange(self, keyPath, object) }
}

extension CGSize {
  /// The bounding box of a rectangle of this size that is mapped about a point of it, given as
  /// fractions; the point is the box's origin of coordinates.
  func box(around anchor: CGPoint, under map: CGAffineTransform) -> CGRect {
    CGRect(x: -width * anchor.x, y: -height * anchor.y, width: width, height: height)
      .applying(map.withoutRounding)
  }

  /// The size that has this one as that of its box after a map, as far as the map lets a rectangle stay one.
  ///
  /// Of a map that scales along the axes the size is a quotient: an inverse of 1.5 would be rounded before.
  func before(_ map: CGAffineTransform) -> CGSize {
    if map.b == 0, map.c == 0, map.a != 0, map.d != 0 {
      return CGSize(width: width / abs(map.a), height: height / abs(map.d))
    }
    if map.a == 0, map.d == 0, map.b != 0, map.c != 0 {
      return CGSize(width: height / abs(map.b), height: width / abs(map.c))
    }
    return CGRect(origin: .zero, size: self).applying(map.inverted()).size
  }
}

extension CGAffineTransform {
  /// The same map without the traces that rounding leaves of a sine or cosine that is 0: a rectangle
  /// turned by a quarter has the same sides, not slightly longer ones.
  var withoutRounding: CGAffineTransform {
    let least = 1e-15 * max(max(abs(a), abs(b)), max(abs(c), abs(d)))
    func clean(_ value: CGFloat) -> CGFloat { abs(value) <= least ? 0 : value }
    return CGAffineTransform(
      a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
  }
}
