internal import AutoLayout
import Foundation

/// A row of segments of which one is selected: 32 points high, of which layout aligns 31.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` when nothing is selected.
  nonisolated public static let noSegment = -1

  /// The content of a segment.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var offset = CGSize.zero
  }

  private var segments: [Segment] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { setNeedsDisplay() } }
  }
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Whether segments are as wide as their titles need, and not all of one width.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      guard apportionsSegmentWidthsByContent != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Widths in points of segments that have one of their own, by index; 0 for none.
  private var widths: [Int: CGFloat] = [:]
  /// Gives a segment a width in points; 0 for that of the others.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    widths[index] = max(0, width)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
  open func widthForSegment(at index: Int) -> CGFloat { widths[index] ?? 0 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      switch item {
      case let image as UIImage: Segment(image: image)
      case let action as UIAction:
        Segment(title: action.title, image: action.image, action: action)
      default: Segment(title: item as? String ?? "")
      }
    }
  }

  /// Segments with the titles or images of actions, which are done when they are chosen.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame
  }

  open var numberOfSegments: Int { segments.count }
  /// Whether a segment that is tapped does not stay selected.
  open var isMomentary = false

  // MARK: Titles' attributes

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the look of the titles in a state: their `.font` and `.foregroundColor`; nil for the usual one.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

  private func state(of index: Int) -> UIControl.State {
    if !isEnabled || !isEnabledForSegment(at: index) { return .disabled }
    return index == selectedSegmentIndex ? .selected : .normal
  }

  /// An attribute of a segment's title as it is now: that of its state, or else of the normal one.
  func titleAttribute(_ key: NSAttributedString.Key, ofSegmentAt index: Int) -> Any? {
    textAttributes[state(of: index)]?[key] ?? textAttributes[.normal]?[key]
  }

  // MARK: Images of the ground

  private var groundImages: [UIControl.State: UIImage] = [:]
  private var dividerImage: UIImage?

  /// Sets the image behind the segments in a state; kept for other metrics than the usual ones.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    groundImages[state] = backgroundImage
    setNeedsDisplay()
  }
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? groundImages[state] : nil }
  /// The image behind a segment as it is now.
  func groundImage(ofSegmentAt index: Int) -> UIImage? {
    groundImages[state(of: index)] ?? groundImages[.normal]
  }
  /// Whether images were set for the ground, in the place of the system's look.
  var hasGroundImages: Bool { !groundImages.isEmpty }

  /// Sets the image between two segments, whatever their states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    self.dividerImage = dividerImage
    setNeedsDisplay()
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImage }

  // MARK: Segments

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: max(0, min(index, segments.count)))
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    contentDidChange()
  }

  private func segment(at index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Inserts a segment at `index`, clamped to the valid range.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: index)
  }
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    contentDidChange()
  }
  open func removeAllSegments() {
    segments = []
    contentDidChange()
  }
  /// Gives a segment a title in the place of its image.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (title ?? "", nil) }
  }
  open func titleForSegment(at index: Int) -> String? { segment(at: index)?.title }
  /// Gives a segment an image in the place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.image, $0.title) = (image, nil) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Whether a segment can be chosen by a tap.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? true
  }
  /// Moves the content of a segment away from its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(at: segment)?.offset ?? .zero
  }

  // MARK: Touches

  /// A tap selects the segment it is on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, !segments.isEmpty, bounds.width > 0 else { return }
    let x = touch.location(in: self).x
    let rects = segmentRects
    let index =
      rects.indices.first { rects[$0].minX <= x && x < rects[$0].maxX }
      ?? rects.indices.min { abs(rects[$0].midX - x) < abs(rects[$1].midX - x) }
    guard let index, index != selectedSegmentIndex, isEnabledForSegment(at: index) else { return }
    selectedSegmentIndex = index
    if let action = actionForSegment(at: index) { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
  override func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap
  }

  // MARK: Size

  /// The width in points that each segment asks for: its own where one was set, its title's at 13 points
  /// with padding where widths follow the content, and else that of the widest title.
  private var wantedWidths: [CGFloat] {
    let font =
      textAttributes[.normal]?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 13, weight: .medium)
    let own = segments.map { segment in
      let content =
        segment.image?.size.width ?? singleLineSize(of: segment.title ?? "", font: font).width
      return (content + 21).rounded(.up)
    }
    let widest = own.max() ?? 21
    return own.indices.map { index in
      if let width = widths[index], width > 0 { return width }
      return apportionsSegmentWidthsByContent ? own[index] : widest
    }
  }

  /// The rectangles of the segments in points, by index: as wide as they ask for, with the rest of the room
  /// shared out in proportion among those without a width of their own.
  package var segmentRects: [CGRect] {
    let wanted = wantedWidths
    guard !wanted.isEmpty else { return [] }
    let isFree = wanted.indices.map { (widths[$0] ?? 0) <= 0 }
    let fixed = zip(wanted, isFree).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
    let free = zip(wanted, isFree).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let room = max(0, bounds.width - fixed)
    let isRightToLeft = layoutDirection == .rightToLeft
    var x: CGFloat = 0
    return wanted.indices.map { index in
      // Of equal segments each has its part of the room, whatever they ask for.
      let width = isFree[index] && free > 0 ? room * wanted[index] / free : wanted[index]
      defer { x += width }
      return CGRect(
        x: isRightToLeft ? bounds.maxX - x - width : bounds.minX + x, y: bounds.minY, width: width,
        height: bounds.height)
    }
  }

  /// Segments of equal width, unless they follow their content: the widest title at 13 points with
  /// padding.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: segments.isEmpty ? 21 : wantedWidths.reduce(0, +), height: 31)
  }
  /// The titles' baseline: 19.8 points below the top of a control of 29, as Interface Builder recorded it,
  /// of which layout aligns 28.
  override var baselinePlacement: (first: LayoutBaseline, last: LayoutBaseline) {
    let baseline = LayoutBaseline(fraction: 0.5, offset: 5.8)
    return (baseline, baseline)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    designAlignmentRectInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  package override func changeWords(_ change: (String) -> String) {
    for index in 0..<numberOfSegments {
      setTitle(titleForSegment(at: index).map(change), forSegmentAt: index)
    }
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    SegmentedControlLook(look: look).paint(self)
    return true
  }

  package override func addFacts(to facts: inout ContentFacts) {
    let titles = (0..<numberOfSegments).map { "\"\(titleForSegment(at: $0) ?? "")\"" }
    facts.add("segments", titles.joined(separator: ", "))
    facts.add("selected", "\(selectedSegmentIndex)")
    super.addFacts(to: &facts)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
      ]
  }

  package override func read(_ attributes: any AttributeReader) {
    for (index, segment) in attributes.list("segments", of: "segment").enumerated() {
      insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
    }
    selectedSegmentIndex =
      attributes.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
  }
}
