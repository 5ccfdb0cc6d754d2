public import AutoLayout
import Foundation

/// A rectangle on the screen that draws itself, holds subviews and lays them out.
///
/// Geometry is in points with y downward. `bounds` is the rectangle in the view's own coordinates,
/// `center` its middle in the superview's (of a layer with another anchor point, that point),
/// `transform` acts about it, and `frame` follows from the three (GEO-2, GEO-3). A view takes part in Auto Layout when a constraint mentions it or
/// when `translatesAutoresizingMaskIntoConstraints` is off.
///
/// Everything a subclass may override is declared in the class itself; the extensions of this folder hold the members' code, by
/// subject.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, @preconcurrency NSCoding, MetatypeConstructible {
  // MARK: Stored state

  // Accesses never overlap, as none of them calls other code: that is not checked each time (decision 40).
  @exclusivity(unchecked) final var viewState = UIViewState()
  @exclusivity(unchecked) package final var layoutState = UIViewLayoutState()
  /// Only the main actor uses the links, and `deinit`, when no other code can.
  @exclusivity(unchecked) nonisolated(unsafe) final var links = UIViewLinks()
  /// Neither kept nor counted: the superview clears it when it lets go of the view, in its `deinit` at the latest.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final unowned(unsafe)
    var superviewStorage: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) private final var placeIfAsked: AnchorPlace?
  /// Where those find the view who do not keep it.
  final var place: AnchorPlace {
    if let placeIfAsked { return placeIfAsked }
    let place = AnchorPlace(of: self)
    placeIfAsked = place
    return place
  }

  /// The layer, which is made when it is asked for.
  @exclusivity(unchecked) final var layerIfLoaded: CALayer?
  /// The layer that shows the view: its contents, their surroundings, and how both are composed.
  open var layer: CALayer { layerIfLoaded ?? makeLayer() }
  /// The class of the view's layer, which is made by its `init()` (LAY-1).
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Making a view

  public init(frame: CGRect) {
    super.init()
    let frame = UIView.isValid(frame) ? frame.standardized : .zero
    viewState.bounds = CGRect(origin: .zero, size: frame.size)
    viewState.center = CGPoint(x: frame.midX, y: frame.midY)
    viewState.origin = frame.origin
    viewState.traits.predicted = .predicted
    makeLayerOfOwnClass()
    noteInitialAppearance()
    finishInit()
  }

  deinit {
    leavePlace()
    UIViewLinks.release(links.takeSubviews())
  }

  @_disfavoredOverload public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init()
    viewState.traits.predicted = .predicted
    makeLayerOfOwnClass()
    noteInitialAppearance()
    (coder as? any InterfaceDecoding)?.decode(self)
    finishInit()
  }

  /// Adds what every view of the class has, at the end of each initializer of `UIView`.
  func finishInit() {}

  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  open var frame: CGRect {
    get { currentFrame }
    set { changeFrame(to: newValue) }
  }

  open var bounds: CGRect {
    get { viewState.bounds }
    set { changeBounds(to: newValue) }
  }

  /// Told before the bounds have another origin or another size.
  func boundsWillChange(to newBounds: CGRect) {}
  func boundsSizeDidChange() {
    takeNewSize()
    applyCornersIfAsked()
  }

  open var center: CGPoint {
    get { viewState.center }
    set { changeCenter(to: newValue) }
  }

  open var transform: CGAffineTransform {
    get { viewState.transform }
    set { changeTransform(to: newValue) }
  }

  /// A map of space; ``transform`` is its map of the view's plane.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that lies at ``center``, as fractions of the size: the middle by itself
  /// (LAY-4). Another one moves the frame.
  open var anchorPoint: CGPoint {
    get { viewState.anchorPoint }
    set { changeAnchorPoint(to: newValue) }
  }

  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
    didSet { autoresizingDidChange() }
  }
  @exclusivity(unchecked) open var autoresizesSubviews = true

  open func sizeThatFits(_ size: CGSize) -> CGSize { fallbackFittingSize }
  open func sizeToFit() { resizeToFit() }

  // MARK: Conversion

  /// The image of a point of this view in `view`'s coordinates; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  /// The image in this view's coordinates of a point of `view`; nil means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  /// The bounding box of a rectangle's image in `view`'s coordinates (CV-3).
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  /// The bounding box in this view's coordinates of a rectangle of `view`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }

  // MARK: Hierarchy

  open var superview: UIView? { superviewStorage }
  open var subviews: [UIView] { links.subviews }
  open var window: UIWindow? { viewState.window }
  open var tag = 0
  open override var next: UIResponder? { viewState.viewController ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: links.subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, besides: sibling, offset: 1)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, besides: sibling, offset: 0)
  }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func removeFromSuperview() { detach() }
  open func isDescendant(of view: UIView) -> Bool { hasAncestorOrSelf(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  nonisolated final func setSuperviewStorage(_ view: UIView?) { superviewStorage = view }
  /// Has nobody find the view any more.
  nonisolated final func leavePlace() { placeIfAsked?.clear() }

  // MARK: Appearance

  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      hiddenDidChange()
      noteLayerChange()
      ObservedObjects.didChange(self)
    }
  }
  open var alpha: CGFloat = 1 {
    didSet {
      animateChange(of: "opacity", from: .numbers([oldValue]))
      if oldValue <= 0, alpha > 0 { visibleRegionDidChange() }
      guard alpha != oldValue else { return }
      noteLayerChange()
      ObservedObjects.didChange(self)
    }
  }
  /// Whether parts that ``draw(_:)`` leaves unpainted are black, unless there is a background colour (DR-30).
  open var isOpaque = true {
    didSet { if isOpaque != oldValue { noteLayerChange() } }
  }
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { noteLayerChange() } }
  }
  /// Whether a part is made transparent before it is drawn again (DR-29).
  open var clearsContextBeforeDrawing = true
  open var backgroundColor: UIColor? {
    didSet {
      animateChange(
        of: "backgroundColor", from: .color(oldValue?.components(for: traitCollection)))
      if backgroundColor !== oldValue { noteLayerChange() }
    }
  }
  /// How the drawing is placed in bounds of another size than it was made for.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { noteLayerChange() } }
  }
  /// Pixels per point of the view's drawing: the screen's, or 1 for a view that draws nothing, unless it was set (DR-27).
  open var contentScaleFactor: CGFloat {
    get { shownContentScale }
    set { layer.changeScale(to: newValue) }
  }
  /// The part of the drawing, in fractions of it, that is stretched where the content mode scales; the parts around it keep
  /// their size (CS-1 to CS-7).
  @available(iOS, introduced: 3.0, deprecated: 6.0, message: "Use UIImage.resizableImage")
  open var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  private var ownAccessibilityIdentifier: String?
  /// A name for tests, which nobody is shown.
  open var accessibilityIdentifier: String? {
    get {
      if let block = accessibilityState?.more?.identifierBlock { return block() }
      return ownAccessibilityIdentifier
    }
    set { ownAccessibilityIdentifier = newValue }
  }
  /// Whether the view keeps its colours where the user has them inverted; kept, as they are not here.
  open var accessibilityIgnoresInvertColors = false
  /// The name under which the view's state would be kept between two runs; no state is kept here.
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  /// A view whose opacity the view's picture is multiplied by, in the view's coordinates. It is no subview.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  /// The colour that marks interactive content; inherited where it was never set. A dimmed view answers
  /// its grey.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { changeTintColor(to: newValue) }
  }
  open func tintColorDidChange() {}
  /// Whether the tint colour is shown as a grey: as it is in the superview, unless it is set. The answer is
  /// never automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { viewState.isTintDimmed ? .dimmed : .normal }
    set { changeTintAdjustment(to: newValue) }
  }

  open func setNeedsDisplay() { markNeedsDisplay(.all) }
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(viewState.damage.adding(rect)) }
  /// Draws the view into the current context (`UIGraphicsGetCurrentContext()`); by default the looks of a view of the system,
  /// and nothing for other views.
  ///
  /// The drawing is kept; the method is called again only where ``setNeedsDisplay()`` or a change of a value it read asks for
  /// it.
  open func draw(_ rect: CGRect) {
    layerIfLoaded?.noteNothingOfItsOwn()
    drawSystemLook()
  }
  /// Adds what the view shows to the facts that tell versions of a screen apart.
  package func addFacts(to facts: inout ContentFacts) {}
  /// The text that the class shows; nil where it shows none.
  package var shownText: ShownText? { nil }
  /// Whether the text needs more room than a view of a size has.
  package func cutsText(in room: CGSize, _ slack: TextSlack) -> Bool { false }
  /// Takes what a document says of the content that only the class has.
  package func read(_ attributes: any AttributeReader) {}
  /// Sets the font, or the colour, of the text that the class shows.
  package func setTextFont(_ font: UIFont) {}
  package func setTextColor(_ color: UIColor) {}
  /// Changes the words that the class shows, those with attributes of their own aside.
  package func changeWords(_ change: (String) -> String) {}
  /// Shows what Interface Builder's canvas shows in a view that a program fills.
  package func takeCanvasContent() {}
  /// Draws what the class shows by itself below the subviews; answers whether it shows anything.
  func drawLook(on look: LookCanvas) -> Bool { false }
  /// Draws the part that the class shows above the subviews; answers whether there is one.
  func drawLookAboveSubviews(on look: LookCanvas) -> Bool { false }
  /// Draws the view for a printed page; by default as ``draw(_:)`` does.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }

  /// How the view is laid out over pages.
  func printedPages(_ room: PrintRoom, for formatter: UIViewPrintFormatter) -> PrintedPages {
    PrintedPages(slicesOf: self, room, for: formatter)
  }

  // MARK: The layer's delegate

  open func display(_ layer: CALayer) { layer.noteDelegateDidNotDisplay() }
  /// The action for a change of the layer: inside an animation block it joins the animation, outside nothing happens (LY-5).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAction(for: layer)
  }
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the subviews when it is the view's own layer. Called in layout passes if the layer was asked for.
  open func layoutSublayers(of layer: CALayer) {
    if layer === layerIfLoaded { layoutSubviews() }
  }
  /// Draws a layer whose delegate this is: its own by ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawRect(of: layer, in: ctx) }

  // MARK: Environment

  /// Light or dark, for the view and its subviews, whatever is around it; unspecified follows.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.style }
    set { traitOverrides.style = newValue }
  }
  open var traitCollection: UITraitCollection { resolvedTraitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute =
    .unspecified
  {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: inheritedLayoutDirection)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Safe area and margins

  open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeBaseMargins(NSDirectionalEdgeInsets(newValue, direction: layoutDirection)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, direction: layoutDirection) }
    set { changeBaseMargins(newValue) }
  }
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { refreshInsets() }
  }
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
    didSet { refreshInsets() }
  }
  open func layoutMarginsDidChange() {}

  /// Follows another safe area, before any observer is told.
  func safeAreaWasRefreshed() {}
  /// Told that the keyboard of the window's screen comes, goes or stands elsewhere.
  func keyboardDidChange() {}

  /// The margins in points of a view whose margins were never set (AL-67).
  var defaultMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }

  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
  }
  open var constraints: [NSLayoutConstraint] {
    layoutState.constraints + supportConstraints + contentSizeConstraints
  }
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open var layoutGuides: [UILayoutGuide] { layoutState.guides }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.leading, of: self) }
  open var trailingAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.trailing, of: self) }
  open var leftAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.left, of: self) }
  open var rightAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.right, of: self) }
  open var topAnchor: NSLayoutYAxisAnchor { layoutState.anchors.yAxis(.top, of: self) }
  open var bottomAnchor: NSLayoutYAxisAnchor { layoutState.anchors.yAxis(.bottom, of: self) }
  open var widthAnchor: NSLayoutDimension { layoutState.anchors.dimension(.width, of: self) }
  open var heightAnchor: NSLayoutDimension { layoutState.anchors.dimension(.height, of: self) }
  open var centerXAnchor: NSLayoutXAxisAnchor { layoutState.anchors.xAxis(.centerX, of: self) }
  open var centerYAnchor: NSLayoutYAxisAnchor { layoutState.anchors.yAxis(.centerY, of: self) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    layoutState.anchors.yAxis(.firstBaseline, of: self)
  }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    layoutState.anchors.yAxis(.lastBaseline, of: self)
  }

  // MARK: Content size and alignment

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { markContentSizeChanged() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging(axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { changeHugging(priority, axis) }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState.compression(axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { changeCompression(priority, axis) }

  open var alignmentRectInsets: UIEdgeInsets { designAlignmentRectInsets ?? .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    outset(alignmentRect)
  }
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// Where the baselines lie; for views without text at the top and bottom edges (AL-77).
  var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) { (.top, .bottom) }

  /// Whether the height that the content needs depends on the width it is given (AL-161).
  var hasWidthDependentHeight: Bool { false }

  /// Whether the view, as part of the system, gives a subview its frame (AL-96).
  func hosts(_ subview: UIView) -> Bool { false }

  // A view that makes the constraints of its subviews, as a stack view does.
  /// Whether the view is one.
  var arrangesSubviews: Bool { false }
  /// Whether the arrangement follows the view's margins.
  var arrangesWithinMargins: Bool { false }
  func updateArrangement(in engine: LayoutEngine) {}
  /// The engine that held the arrangement has forgotten it.
  func forgetArrangement() {}
  func subviewContentDidChange() {}
  func subviewVisibilityDidChange(_ view: UIView) {}

  // A view whose content may be larger than it, as a scroll view's.
  /// Whether the view is one.
  var scrollsContent: Bool { false }
  /// The size of the content in points.
  var scrolledSize: CGSize { .zero }
  /// Takes the size of the content that constraints determine.
  func takeContentSize(_ size: CGSize) {}
  /// Whether the safe area is that of subviews, too.
  var passesSafeAreaToSubviews: Bool { true }

  /// Whether a view of the system looks different where its bounds begin elsewhere.
  var looksAtOrigin: Bool { false }

  /// Says how a view of the system is composed where its layer does not say it.
  func adjustComposition(_ values: inout LayerValues) {}

  /// Whether a new size makes the content another one.
  var redrawsWhenResized: Bool { contentMode == .redraw }

  var traitsForSubviews: UITraitCollection { traitCollection }

  /// Follows other traits, before any observer is told.
  func environmentDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {}

  /// Follows another preferred size or weight of text, before any observer is told; text takes another font.
  func textTraitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {}

  /// The intrinsic size for a given alignment width in points.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// A content size in points that stands in for `intrinsicContentSize`; a component equal to
  /// ``noIntrinsicMetric`` means none on that axis.
  ///
  /// Documents record the sizes that content had on the canvas. With those in place a layout can be
  /// compared with the recorded one although the fonts and images are not at hand.
  @exclusivity(unchecked) open var designContentSize: CGSize? {
    didSet { if designContentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Alignment insets in points that stand in for those of the class, as another release of the
  /// system has others.
  @exclusivity(unchecked) open var designAlignmentRectInsets: UIEdgeInsets? {
    didSet { if designAlignmentRectInsets != oldValue { alignmentDidChange() } }
  }

  // MARK: Passes

  open func setNeedsUpdateProperties() {
    layoutState.needsUpdateProperties = true
    mark(.layout)
  }
  open func updatePropertiesIfNeeded() { PropertiesPass.run(below: self) }
  /// Brings content in line with the data that it shows; runs in the layout pass, before layout, where
  /// ``setNeedsUpdateProperties()`` asked for it.
  open func updateProperties() {}
  open func setNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    mark(.layout)
  }
  open func layoutIfNeeded() { LayoutPass.run(from: self) }
  open func layoutSubviews() { applyEngineFrames() }
  open func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    mark(.constraints)
  }
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { ConstraintsPass.run(below: self) }
  open func updateConstraints() { layoutState.needsUpdateConstraints = false }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  open var hasAmbiguousLayout: Bool { queryAmbiguity() }
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(axis)
  }

  // MARK: Events

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// The recognisers that look at the view's touches; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestureRecognizers.isEmpty ? nil : viewState.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    release(gestureRecognizer)
  }
  /// Whether a gesture in this view's touches may begin, be it the view's own or one of a superview
  /// (GR-3); true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Has the first responder at or below this view resign, if there is one; answers whether it did.
  ///
  /// - Parameter force: Whether it loses that role even though it refuses.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignResponderBelow(force) }

  // MARK: Large content

  /// Whether the view is shown large while it is pressed by people who need it; kept, as no viewer is shown here.
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }

  // MARK: Focus

  /// Whether the view can have the focus of a keyboard or remote control.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { window?.focusSystem.focusedItem === self }
  /// Where the focus goes in the view, in the order in which the places are tried; subviews come after them.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The items of the view in a rectangle of it: by default the subviews that take touches.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter {
      !$0.isHidden && $0.isUserInteractionEnabled && ($0.frame.isEmpty || rect.intersects($0.frame))
    }
  }
  /// How the view shows that it has the focus; kept.
  open var focusEffect: UIFocusEffect? {
    get { focusState.effect }
    set { focusState.effect = newValue }
  }
  open var focusGroupIdentifier: String? {
    get { focusState.groupIdentifier }
    set { focusState.groupIdentifier = newValue }
  }
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusState.groupPriority }
    set { focusState.groupPriority = newValue }
  }
  /// Has the focus found anew, at the next ``updateFocusIfNeeded()``, if it is in the view or nowhere.
  open func setNeedsFocusUpdate() { window?.focusSystem.noteNeed(of: self) }
  open func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): frame = \(LayoutRect(frame))>"
    }
  }

  /// The outlets that documents connect.
  class var documentOutlets: [DocumentOutlet] { [] }
  /// The properties that can be observed by name.
  class var observableProperties: [ObservableProperty] {
    [
      .init("frame", \UIView.frame), .init("bounds", \UIView.bounds),
      .init("center", \UIView.center), .init("transform", \UIView.transform),
      .init("alpha", \UIView.alpha), .init("hidden", \UIView.isHidden),
      .init("backgroundColor", \UIView.backgroundColor), .init("tintColor", \UIView.tintColor),
      .init("tag", \UIView.tag), .init("safeAreaInsets", \UIView.safeAreaInsets),
      .init("layoutMargins", \UIView.layoutMargins),
      .init("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .init("clipsToBounds", \UIView.clipsToBounds), .init("contentMode", \UIView.contentMode),
      .init("superview", \UIView.superview), .init("window", \UIView.window),
      .init("layer.position", \UIView.layer.position), .init("layer.bounds", \UIView.layer.bounds),
      .init("layer.cornerRadius", \UIView.layer.cornerRadius),
    ]
  }
}

extension UIView {
  /// In a component of an intrinsic content size: no such size on the axis (AL-50).
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// Fit as tightly as the constraints allow.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// Fit as widely as the constraints allow.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
