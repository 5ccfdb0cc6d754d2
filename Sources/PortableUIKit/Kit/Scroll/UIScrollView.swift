import Foundation

/// A window on a larger content area, which is moved by its bounds origin (AL-153).
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegation {
  /// How the safe area enters the content inset (AL-150, raw values as in UIKit).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The delegate of scrolling; a table and a collection have a delegate of their own kind.
  open weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The extent in points of the content; under Auto Layout the solved size of the content area.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      refreshAdjustedContentInset()
      ObservedObjects.didChange(self)
      tellBarsOfContentSize()
    }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      isTakingOffset = true
      bounds.origin = newValue
      isTakingOffset = false
    }
  }
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      let isOffset = isTakingOffset
      isTakingOffset = false
      contentDidMove(byOffset: isOffset)
      ObservedObjects.didChange(self)
      tellBarsOfScrolling()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// The parts of the bar above that go as the content scrolls up.
  final var collapsingBar = CollapsingBar()
  /// Whether the bounds move because ``contentOffset`` is set.
  private(set) var isTakingOffset = false
  /// Told that the content has moved, by ``contentOffset`` or otherwise, before the delegate is.
  func contentDidMove(byOffset: Bool) {}
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      let former = lastAdjustedContentInset
      refreshAdjustedContentInset()
      stayAtStart(movingFrom: oldValue, to: contentInset, insetBefore: former)
      ObservedObjects.didChange(self)
    }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet {
      refreshInsets()
      refreshAdjustedContentInset()
    }
  }
  /// Axes whose content extent the engine has determined.
  private var solvedAxes = (horizontal: false, vertical: false)
  /// Has the content loaded anew where it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceHorizontal = false {
    didSet { refreshAdjustedContentInset() }
  }
  open var alwaysBounceVertical = false {
    didSet { refreshAdjustedContentInset() }
  }
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  /// How quickly content would slow down that a finger has let go.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag of the content ends editing in the window.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a drag that starts along one axis moves the content along that axis alone.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar brings the top of the content into view; see
  /// ``UIWindow/tapStatusBar()``.
  open var scrollsToTop = true

  // MARK: Indicators

  open var indicatorStyle = IndicatorStyle.default
  /// Distances in points of the vertical indicator's track from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Distances in points of the horizontal indicator's track from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of both tracks; the vertical one's where they differ (not measured).
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area moves the tracks too.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the indicators for a moment. There are none here.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  var zoom = ZoomState()
  /// The least scale of the view that ``UIScrollViewDelegate/viewForZooming(in:)`` answers; 1 at first.
  open var minimumZoomScale: CGFloat {
    get { zoom.minimumScale }
    set {
      zoom.minimumScale = newValue
      zoomLimitsDidChange()
    }
  }
  /// The greatest scale; 1 at first. Fingers zoom where it is more than the least.
  open var maximumZoomScale: CGFloat {
    get { zoom.maximumScale }
    set {
      zoom.maximumScale = newValue
      zoomLimitsDidChange()
    }
  }
  /// The scale of the zoomed view; setting it zooms to the nearest allowed one, around the middle of the
  /// visible part. It stays 1 where the delegate names no view.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomByProgram(to: scale) }
  /// Zooms until a rectangle, in coordinates of the zoomed view, is as large as it can be within the bounds.
  open func zoom(to rect: CGRect, animated: Bool) { zoomByProgram(to: rect) }
  /// Whether fingers may zoom past the limits for a while. Content stops at them here, as it has no way back
  /// that would take time.
  open var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }
  /// Whether fingers are zooming.
  open var isZooming: Bool { zoom.isPinching }
  /// Whether the scale is on its way back to a limit.
  open var isZoomBouncing: Bool { false }
  /// Zooms; nil where there is only one scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  override func finishInit() {
    clipsToBounds = true
    addPan()
  }

  /// The content area; its size becomes `contentSize` (AL-152).
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The visible frame, in the content's coordinates.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  // MARK: Touches

  /// Moves the content.
  open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  /// Whether a finger touches the content, drags it, or has let go of content that still moves.
  open var isTracking: Bool { !panGestureRecognizer.activeTouches.isEmpty }
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false
  /// Whether views inside hear of touches only when those are not about to drag the content.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch from a view inside that has been told of it.
  open var canCancelContentTouches = true
  var dragStart = CGPoint.zero
  /// The axes of the drag; nil before it has gone anywhere.
  var directionLock: ScrollDirectionLock?

  /// Whether touches on a view below may be told to it; true unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag may take its touch from a view below; only controls keep theirs unless
  /// overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === panGestureRecognizer, !mayTakeTouches(of: gestureRecognizer) {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The touch that may become a tap on the view's content.
  private var tap = KeptTouch()

  /// Told of touches that come down while there is no tap; answers whether the view keeps the earliest
  /// as the beginning of one. Others go on up the chain.
  func beginTap(_ touches: Set<UITouch>) -> Bool { false }
  /// Told that the finger of a tap was lifted.
  func endTap() {}
  /// Told that the touch of a tap was taken back, as a drag does.
  func cancelTap() {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !tap.isKept, beginTap(touches) { tap.keep(touches) }
    tap.passOnOthers(touches) { super.touchesBegan($0, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tap.passOnOthers(touches) { super.touchesMoved($0, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tap.passOnOthers(touches) { super.touchesEnded($0, with: event) }
    if tap.letGo(ofOneAmong: touches) { endTap() }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tap.passOnOthers(touches) { super.touchesCancelled($0, with: event) }
    if tap.letGo(ofOneAmong: touches) { cancelTap() }
  }

  /// Whether a touch never drags the content, as it is on a part of the view that has another use for drags.
  func neverDrags(by touch: UITouch) -> Bool { false }

  private func addPan() {
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addTarget(self, action: UIScrollView.drag)
  }

  // MARK: Scrolling

  /// Where the content is to come to rest, given where it would and the finger's speed in points per
  /// millisecond.
  func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Told that the content has come to rest after a finger let go of it, after the delegate was.
  func didEndDrag() {}

  /// Moves the content, at once also where it is to be animated; then the delegate is told of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    bounds.origin = contentOffset
    if animated, moves { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  override var scrollsContent: Bool { true }
  override var scrolledSize: CGSize { contentSize }
  /// The content lies inside the area that its own adjusted insets keep free.
  override var passesSafeAreaToSubviews: Bool { contentInsetAdjustmentBehavior == .never }

  /// Takes over the solved extent of the content area, on axes that constraints determine (AL-152).
  ///
  /// An extent that they determine no more is 0 once; an extent set by hand then stays.
  override func takeContentSize(_ size: CGSize) {
    // Constraints know nothing of the zoomed view's scale.
    let size = CGSize(width: size.width * zoom.scale, height: size.height * zoom.scale)
    var content = contentSize
    if solvedAxes.horizontal || size.width > 0 { content.width = size.width }
    if solvedAxes.vertical || size.height > 0 { content.height = size.height }
    solvedAxes = (size.width > 0, size.height > 0)
    if content != contentSize { contentSize = content }
  }

  /// Moves the content by as little as shows a rectangle of it, and no further than the content goes.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minX < visible.minX || rect.width > visible.width {
      offset.x += rect.minX - visible.minX
    } else if rect.maxX > visible.maxX {
      offset.x += rect.maxX - visible.maxX
    }
    if rect.minY < visible.minY || rect.height > visible.height {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += rect.maxY - visible.maxY
    }
    if offset != contentOffset { setContentOffset(nearestOffset(to: offset), animated: animated) }
  }

  // MARK: Insets

  private var lastAdjustedContentInset = UIEdgeInsets.zero

  /// `contentInset` and the safe area's part (AL-150).
  open var adjustedContentInset: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let behavior = contentInsetAdjustmentBehavior
    var added = UIEdgeInsets(top: 0, left: 0, bottom: keyboardOverlap, right: 0)
    if behavior == .never { return contentInset + added }
    if behavior == .always || contentSize.width > bounds.width || alwaysBounceHorizontal {
      (added.left, added.right) = (safeArea.left, safeArea.right)
    }
    if behavior == .always || contentSize.height > bounds.height || alwaysBounceVertical
      || (behavior == .automatic && isInNavigation)
    {
      (added.top, added.bottom) = (safeArea.top, max(added.bottom, safeArea.bottom))
    }
    return contentInset + added
  }

  /// How far in points the keyboard covers the view from the bottom, where the view keeps its content clear of it.
  var keyboardOverlap: CGFloat { 0 }

  /// Told after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether the view belongs to a controller in a navigation controller that has scroll views keep
  /// clear of its bars.
  private var isInNavigation: Bool {
    var responder: UIResponder? = viewState.viewController ?? superview?.viewState.viewController
    while let controller = responder as? UIViewController {
      if !controller.automaticallyAdjustsScrollViewInsets { return false }
      if controller.parent is UINavigationController { return true }
      responder = controller.parent
    }
    return false
  }

  override func safeAreaWasRefreshed() { refreshAdjustedContentInset() }

  /// Whether the view is in the view of a controller.
  private var isInController: Bool {
    sequence(first: self as UIView, next: \.superview).contains {
      $0.viewState.viewController != nil
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomedView()
    refreshAdjustedContentInset()
  }

  /// The part of the adjusted inset that is the safe area's, as it was last.
  private var lastSafeAreaPart = UIEdgeInsets.zero

  /// A view that shows the start of its content goes on to show it when a bar or a part of the content inset comes or
  /// goes.
  private func stayAtStart(
    movingFrom old: UIEdgeInsets, to new: UIEdgeInsets, insetBefore: UIEdgeInsets
  ) {
    guard old != new, !isTracking, !isDecelerating, new.top.isFinite, new.left.isFinite else {
      return
    }
    var offset = contentOffset
    if old.top != new.top, offset.y == -insetBefore.top { offset.y += old.top - new.top }
    if old.left != new.left, offset.x == -insetBefore.left { offset.x += old.left - new.left }
    if offset != contentOffset { contentOffset = offset }
  }

  private func refreshAdjustedContentInset() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedContentInset else { return }
    let (former, formerPart) = (lastAdjustedContentInset, lastSafeAreaPart)
    lastAdjustedContentInset = inset
    lastSafeAreaPart = inset - contentInset
    if isInController {
      stayAtStart(movingFrom: formerPart, to: lastSafeAreaPart, insetBefore: former)
    }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("contentOffset", \UIScrollView.contentOffset),
        .init("contentSize", \UIScrollView.contentSize),
        .init("contentInset", \UIScrollView.contentInset),
        .init("adjustedContentInset", \UIScrollView.adjustedContentInset),
        .init("zoomScale", \UIScrollView.zoomScale), .init("dragging", \UIScrollView.isDragging),
        .init("scrollEnabled", \UIScrollView.isScrollEnabled),
        .init("panGestureRecognizer.state", \UIScrollView.panGestureRecognizer.state),
        .init("pan.state", \UIScrollView.panGestureRecognizer.state),
      ]
  }

  package override func read(_ attributes: any AttributeReader) {
    isScrollEnabled = attributes.flag("scrollEnabled", default: true)
    isPagingEnabled = attributes.flag("pagingEnabled")
    isDirectionalLockEnabled = attributes.flag("directionalLockEnabled")
    bounces = attributes.flag("bounces", default: true)
    alwaysBounceVertical = attributes.flag("alwaysBounceVertical")
    alwaysBounceHorizontal = attributes.flag("alwaysBounceHorizontal")
    showsVerticalScrollIndicator = attributes.flag("showsVerticalScrollIndicator", default: true)
    showsHorizontalScrollIndicator =
      attributes.flag("showsHorizontalScrollIndicator", default: true)
    keyboardDismissMode =
      switch attributes.string("keyboardDismissMode") {
      case "onDrag": .onDrag
      case "interactive": .interactive
      default: .none
      }
    contentInsetAdjustmentBehavior =
      attributes.string("contentInsetAdjustmentBehavior") == "never" ? .never : .automatic
  }

  override class var documentOutlets: [DocumentOutlet] {
    super.documentOutlets + [.init("delegate", \UIScrollView.scrollDelegate)]
  }
}
