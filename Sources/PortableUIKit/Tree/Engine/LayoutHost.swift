internal import AutoLayout
import Foundation

/// Keeps the engine of one view tree in line with the views (WIN-6, AL-174).
///
/// Views only mark their changed facts; the update-constraints pass comes by and hands the marked facts
/// over. A view enters the engine when constraints place it, mention it or place something inside it; all
/// others stay frame-based and cost nothing (AL-92).
@MainActor final class LayoutHost {
  let engine: LayoutEngine
  unowned let root: UIView
  /// Views whose height follows their width and whose content is new, to be measured at the width
  /// that the next solution gives them.
  private var unmeasuredViews: [AnchorPlace] = []

  /// Views that were told of broken lines, narrower than their text is unbroken.
  private var narrowedViews: [ObjectIdentifier: NarrowedView] = [:]
  /// How many views have been told of broken lines so far.
  private var narrowings = 0

  /// Controllers' views whose fitting size may have changed, in the order that was noticed.
  private var unfittedViews: [AnchorPlace] = []
  /// Whether a controller is to be told of fitting sizes.
  private var watchesFittingSizes = false

  /// Views whose keyboard guide follows a floating keyboard, with the facts that the engine was told.
  private var floatingGuides: [FloatingGuide] = []

  private struct NarrowedView {
    let place: AnchorPlace
    /// Its number in the order in which views were narrowed, whatever their addresses.
    let order: Int
  }

  private struct FloatingGuide {
    let place: AnchorPlace
    let frame: CGRect
    let bounds: CGRect
  }

  init(root: UIView) {
    self.root = root
    engine = LayoutEngine(root: root, size: LayoutSize(root.bounds.size))
    engine.pixelGrid = PixelGrid(scale: root.currentScreen.scale)
    engine.rootIsWindow = root is UIWindow
    let known = Known(root)
    engine.onConflict = { conflict in
      MainActor.assumeIsolated { known.wrappedValue?.report(conflict) }
    }
    engine.onLimitExceeded = { constraint in
      MainActor.assumeIsolated {
        guard let constraint = constraint as? NSLayoutConstraint, !constraint.isOfSystem else {
          return
        }
        guard let handler = Platform.current.diagnostics.constraintLimit else {
          ConflictPrinter.print(LayoutEngine.limitText)
          return
        }
        handler(constraint, LayoutEngine.limitText)
      }
    }
  }

  // MARK: Registration

  /// Takes a view into the engine, its superviews before it.
  func register(_ view: UIView) {
    if view.layoutState.isRegistered { return }
    if view.superviewStorage?.layoutState.isRegistered != false {
      view.layoutState.isRegistered = true
      return view.markStale(.all)
    }
    var newcomers: [UIView] = []
    var next: UIView? = view
    while let current = next, !current.layoutState.isRegistered {
      newcomers.append(current)
      next = current.superviewStorage
    }
    for view in newcomers.reversed() {
      view.layoutState.isRegistered = true
      // Superviews come after the view in the pass, but those of an earlier visit need another.
      view.markStale(.all)
    }
  }

  /// Forgets a view that leaves the tree and everything below it; their constraints are to be
  /// installed again where they go.
  func unregister(_ view: UIView) {
    if watchesFittingSizes, let superview = view.superviewStorage { noteFitting(of: superview) }
    engine.remove(view)
    view.forgetRegistration()
  }

  // MARK: Facts

  /// Hands over the constraints of `view` and the facts by which they are read, ahead of the pass.
  func admit(_ view: UIView) {
    register(view)
    var next: UIView? = view
    while let current = next, current !== root {
      if current.layoutState.wasUpdated, current.layoutState.staleFacts.contains(.placement) {
        current.layoutState.staleFacts.remove(.placement)
        updatePlacement(of: current)
      }
      next = current.superviewStorage
    }
    let early = view.layoutState.staleFacts.intersection(LayoutFacts.early)
    let later = view.layoutState.staleFacts.subtracting(early)
    view.layoutState.staleFacts = early
    update(view)
    // Facts that the update marked meanwhile stay marked.
    view.layoutState.staleFacts.formUnion(later)
  }

  /// Hands over the stale facts about `view`.
  func update(_ view: UIView) {
    let facts = view.layoutState.staleFacts
    view.layoutState.staleFacts = []
    if facts.contains(.placement) { updatePlacement(of: view) }
    if facts.contains(.alignment) {
      engine.setAlignmentInsets(LayoutInsets(view.derivedAlignmentInsets), of: view)
    }
    if facts.contains(.direction) {
      engine.setDirection(
        view.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, of: view)
    }
    if facts.contains(.insets) { updateInsets(of: view) }
    if facts.contains(.scrolling), view.scrollsContent {
      engine.setScrollContainer(view)
      let offset = view.bounds.origin
      engine.setContentOffset(LayoutPoint(x: offset.x, y: offset.y), of: view)
    }
    if facts.contains(.contentSize) { updateContentSize(of: view) }
    if facts.contains(.baselines) { updateBaselines(of: view) }
    if facts.contains(.constraints) { installConstraints(of: view) }
    if facts.contains(.arrangement) { view.updateArrangement(in: engine) }
    if view.viewState.viewController?.fittingSizeContainer != nil { watchesFittingSizes = true }
    if watchesFittingSizes, !facts.isDisjoint(with: .fitting) { noteFitting(of: view) }
  }

  private func updatePlacement(of view: UIView) {
    guard let superview = view.superview else { return }
    if view.isPlacedByMask {
      engine.setAutoresizing(
        frame: LayoutRect(view.untransformedFrame), parentSize: LayoutSize(superview.bounds.size),
        mask: view.autoresizingMask,
        isHosted: superview.hosts(view),
        of: view)
    } else {
      engine.clearAutoresizing(of: view)
      view.markFrameStale()
      superview.setNeedsLayout()
    }
  }

  private func updateInsets(of view: UIView) {
    guard view.hasReadersOfInsets else { return }
    engine.setMargins(LayoutInsets(view.effectiveMargins), of: view)
    for guide in view.layoutState.systemGuides.values.sorted(by: {
      $0.kind.rawValue < $1.kind.rawValue
    }) {
      update(guide, of: view)
    }
    if let guide = view.layoutState.keyboardGuide { update(guide, of: view) }
  }

  private func update(_ guide: UIKeyboardLayoutGuide, of view: UIView) {
    floatingGuides.removeAll { $0.place.view == nil || $0.place === view.place }
    guard let frame = guide.floatingFrame else {
      return engine.setKeyboardGuide(restingHeight: Double(guide.restingHeight), of: guide)
    }
    floatingGuides.append(FloatingGuide(place: view.place, frame: frame, bounds: view.bounds))
    let bounds = view.bounds
    let insets = UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
      bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    engine.setGuide(.insets(LayoutInsets(insets)), of: guide)
  }

  /// Looks at the guides of floating keyboards again, whose place in their views depends on where the
  /// layout puts those.
  func refreshFloatingGuides() {
    for entry in floatingGuides {
      guard let view = entry.place.view, let guide = view.layoutState.keyboardGuide else {
        continue
      }
      if guide.floatingFrame != entry.frame || view.bounds != entry.bounds {
        view.markStale(.insets)
      }
    }
  }

  private func update(_ guide: SystemLayoutGuide, of view: UIView) {
    let safeArea = view.safeAreaInsets
    switch guide.kind {
    case .layoutMargins: engine.setGuide(.insets(LayoutInsets(view.effectiveMargins)), of: guide)
    case .safeArea: engine.setGuide(.insets(LayoutInsets(safeArea)), of: guide)
    case .readableContent: engine.setReadableGuide(view.readableContent, of: guide)
    case .top: engine.setGuide(.topStrip(safeArea.top), of: guide)
    case .bottom: engine.setGuide(.bottomStrip(safeArea.bottom), of: guide)
    case .content: engine.setContentGuide(guide)
    case .frame: engine.setFrameGuide(guide)
    }
  }

  private func updateContentSize(of view: UIView) {
    // A view that its mask places gives the engine no natural size.
    if view.isPlacedByMask || view === root {
      engine.setContentSize(
        LayoutSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric), of: view)
      return
    }
    if view.measuresHeightByWidth { unmeasuredViews.append(view.place) }
    setContentSize(view.contentSizeForLayout, of: view)
  }

  private func setContentSize(_ size: CGSize, of view: UIView) {
    tell(engine, size, of: view)
    view.layoutState.toldContentSize = size
    if view.layoutState.measuredWidth != nil, view.measuresHeightByWidth,
      size.width < view.unbrokenContentSize.width
    {
      narrowings += 1
      narrowedViews[ObjectIdentifier(view)] = NarrowedView(place: view.place, order: narrowings)
    } else if !narrowedViews.isEmpty {
      narrowedViews[ObjectIdentifier(view)] = nil
    }
    // A stack's share in one around it follows from its content.
    view.superview?.subviewContentDidChange()
  }

  func tell(_ engine: LayoutEngine, _ size: CGSize, of view: UIView) {
    func priority(_ priority: UILayoutPriority) -> LayoutPriority { LayoutPriority(priority) }
    engine.setWrapsContent(view.hasWidthDependentHeight, of: view)
    engine.setContentSize(
      LayoutSize(size),
      hugging: (
        priority(view.contentHuggingPriority(for: .horizontal)),
        priority(view.contentHuggingPriority(for: .vertical))
      ),
      compression: (
        priority(view.contentCompressionResistancePriority(for: .horizontal)),
        priority(view.contentCompressionResistancePriority(for: .vertical))
      ),
      of: view)
  }

  private func updateBaselines(of view: UIView) {
    let baselines = view.baselinePlacement
    engine.setBaselines(first: baselines.first, last: baselines.last, of: view)
    guard !view.arrangesSubviews else { return }
    let first = view.forFirstBaselineLayout
    let last = view.forLastBaselineLayout
    engine.setBaselineItems(
      first: first === view ? nil : first, last: last === view ? nil : last, of: view)
  }

  private func installConstraints(of view: UIView) {
    let held = view.layoutState.constraints
    let waiting = held.dropFirst(view.layoutState.installedConstraints)
    view.layoutState.installedConstraints = held.count
    for constraint in waiting where constraint.holder === view {
      do {
        try engine.install(constraint, owner: view)
      } catch {
        UIKitException.raise(UIKitException(name: error.exceptionName, reason: error.reason))
      }
    }
  }

  // MARK: Solving

  /// Solves the waiting changes and marks the superviews of moved items for layout (AL-114).
  func solve() {
    engine.setRootSize(LayoutSize(root.bounds.size))
    engine.setKeyboardHeight(Double((root as? UIWindow)?.keyboardHeight ?? 0))
    var moved = solveFrames()
    let unmeasured = unmeasuredViews.compactMap(\.view)
    unmeasuredViews = []
    let released = releaseNarrowedViews(moved)
    if !released.isEmpty { moved += solveFrames() }
    measure(unmeasured + released, &moved)
    // A view that was released and narrowed again has not moved, nor has its neighbourhood.
    mark(moved, sparingUnmoved: !released.isEmpty)
  }

  /// Has the engine solve, and each view that moved know its frame, which it takes when its superview is laid out (LC-12).
  ///
  /// - Returns: these views without the root, superviews before subviews.
  func solveFrames() -> [UIView] {
    var moved: [UIView] = []
    for (place, frame) in engine.solveFrames() {
      guard let view = (place as? AnchorPlace)?.view, view !== root else { continue }
      view.layoutState.solvedFrame = CGRect(frame)
      moved.append(view)
    }
    return moved
  }

  /// Marks the superviews of moved views.
  private func mark(_ views: [UIView], sparingUnmoved: Bool) {
    for view in views {
      if !view.isPlacedByMask, !(sparingUnmoved && isWhereItWas(view)) {
        view.markFrameStale()
        view.superview?.setNeedsLayout()
      }
      if view.scrollsContent { view.setNeedsLayout() }
    }
  }

  private func isWhereItWas(_ view: UIView) -> Bool {
    let (new, old) = (view.layoutState.solvedFrame, view.untransformedFrame)
    return max(
      (new.minX - old.minX).magnitude, (new.minY - old.minY).magnitude,
      (new.width - old.width).magnitude, (new.height - old.height).magnitude)
      < LayoutHost.settledWidth
  }

  /// Has views whose lines are broken, and which are as wide as these, ask for unbroken lines again: there
  /// may be more room now than there was when the lines were broken. So may there be for a view that is
  /// wider than its lines, because something weaker than its resistance pulls at it, once it has moved.
  /// Answers these views.
  ///
  /// A layout is a function of the present state; a label that once was squeezed does not stay narrow.
  ///
  /// - Complexity: O(views whose lines are broken + moved items).
  private func releaseNarrowedViews(_ moved: [UIView]) -> [UIView] {
    guard !narrowedViews.isEmpty else { return [] }
    let movers = Set(moved.map { ObjectIdentifier($0) })
    var released: [(view: UIView, order: Int)] = []
    for (key, entry) in narrowedViews {
      guard let view = entry.place.view, view.layoutState.isRegistered, view.measuresHeightByWidth,
        !view.isPlacedByMask
      else {
        narrowedViews[key] = nil
        continue
      }
      let told = view.layoutState.toldContentSize
      let surplus = engine.alignmentRect(of: view).width - told.width
      guard surplus.magnitude < LayoutHost.settledWidth || surplus > 0 && movers.contains(key)
      else { continue }
      released.append((view, entry.order))
    }
    let ordered = released.sorted { $0.order < $1.order }.map(\.view)
    for view in ordered {
      view.layoutState.measuredWidth = nil
      setContentSize(view.unbrokenContentSize, of: view)
    }
    return ordered
  }

  /// The second pass of views whose height depends on the width they were given (AL-161).
  ///
  /// Each round measures the views that are new or have moved, at the widths that the round before gave; a
  /// view whose lines do not change is settled. Widths feed back on heights only through the layout's own
  /// constraints, so a few rounds are enough; the bound only keeps a contradictory layout from going on.
  ///
  /// - Complexity: O(views), however many others there are.
  ///
  /// - Parameter moved: the views moved so far; newly moved ones are added.
  private func measure(_ views: [UIView], _ moved: inout [UIView]) {
    var candidates = views + moved
    for _ in 0..<LayoutHost.measuringRounds where !candidates.isEmpty {
      var changed = false
      for view in candidates
      where view.layoutState.isRegistered && view.measuresHeightByWidth && !view.isPlacedByMask {
        let width = engine.alignmentRect(of: view).width
        let told = view.layoutState.toldContentSize
        if (width - told.width).magnitude < LayoutHost.settledWidth { continue }
        if view.layoutState.measuredWidth == width { continue }
        view.layoutState.measuredWidth = width
        let size = view.contentSize(brokenAt: width)
        if size != told {
          setContentSize(size, of: view)
          changed = true
        }
      }
      guard changed else { return }
      candidates = solveFrames()
      moved += candidates
    }
  }

  // MARK: Fitting

  /// Notes that the size may have changed which fits the controller's view that a view lies in.
  private func noteFitting(of view: UIView) {
    var candidate: UIView? = view
    while let current = candidate {
      if current.viewState.viewController != nil, current.isPlacedByMask {
        if !unfittedViews.contains(where: { $0 === current.place }) {
          unfittedViews.append(current.place)
        }
        return
      }
      candidate = current.superviewStorage
    }
  }

  /// Tells containers that place a controller's view themselves when the size has changed that fits
  /// it by its constraints (CT-9); the first size there is, is no change.
  ///
  /// - Complexity: a fitting engine for each controller's view in which something changed, where its
  ///   container is of an author's class; nothing for all others.
  func announceFittingSizes() {
    let views = unfittedViews.compactMap(\.view)
    unfittedViews = []
    for view in views where view.layoutState.isRegistered {
      guard let controller = view.viewState.viewController,
        let container = controller.fittingSizeContainer
      else { continue }
      let level = LayoutPriority(.fittingSizeLevel)
      let size = fittingSize(of: view, target: .zero, horizontal: level, vertical: level)
      let told = view.layoutState.toldFittingSize
      view.layoutState.toldFittingSize = size
      guard let told, told != size else { continue }
      (container as? UIResponder)?.trace(.systemLayoutFittingSizeDidChange(controller))
      container.systemLayoutFittingSizeDidChange(forChildContentContainer: controller)
    }
  }

  /// The size a view would take by its own constraints and those inside it (AL-140).
  func fittingSize(
    of view: UIView, target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> CGSize {
    guard
      let fitting = engine.fittingEngine(
        for: view, target: LayoutSize(target), horizontal: horizontal, vertical: vertical)
    else { return .zero }
    tell(fitting, view.designContentSize ?? view.intrinsicContentSize, of: view)
    let wrapping = wrappingViews(below: view)
    // Lines are broken for this question anew, not as the live layout breaks them.
    var told = wrapping.map(\.intrinsicContentSize)
    for (view, size) in zip(wrapping, told) { tell(fitting, size, of: view) }
    fitting.solve()
    for _ in 0..<LayoutHost.measuringRounds {
      var changed = false
      for (index, view) in wrapping.enumerated() {
        let width = fitting.alignmentRect(of: view).width
        if (width - told[index].width).magnitude < LayoutHost.settledWidth { continue }
        let size = view.intrinsicContentSize(forWidth: width)
        if size == told[index] { continue }
        told[index] = size
        tell(fitting, size, of: view)
        changed = true
      }
      guard changed else { break }
      fitting.solve()
    }
    return CGSize(fitting.exactFrame(of: view).size)
  }

  /// How often heights are measured again within one pass.
  private static let measuringRounds = 4
  /// Widths in points nearer than this are the same: far below a pixel, above rounding errors.
  private static let settledWidth = 1e-4

  /// Starts measuring anew from unbroken lines, after the room for them has changed.
  func resetWrappingViews() {
    for view in wrappingViews(below: root) {
      view.layoutState.measuredWidth = nil
      view.markStale(.contentSize)
    }
  }

  /// The views at or below one that the engine knows and whose height follows their width.
  func wrappingViews(below top: UIView) -> [UIView] {
    var views: [UIView] = []
    top.forEachInSubtree { view in
      if view.layoutState.isRegistered, view.measuresHeightByWidth { views.append(view) }
    }
    return views
  }
}
