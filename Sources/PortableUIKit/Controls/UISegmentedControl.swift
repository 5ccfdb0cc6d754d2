internal import AutoLayout
import Foundation

/// A row of segments of which one is selected: 32 points high, of which layout aligns 31.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` when nothing is selected.
  nonisolated public static let noSegment = -1

  private var titles: [String] = []
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
    guard titles.indices.contains(index) else { return }
    widths[index] = max(0, width)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
  open func widthForSegment(at index: Int) -> CGFloat { widths[index] ?? 0 }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  open var numberOfSegments: Int { titles.count }

  /// Inserts a segment at `index`, clamped to the valid range.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: max(0, min(index, titles.count)))
    invalidateIntrinsicContentSize()
  }
  open func removeSegment(at index: Int, animated: Bool) {
    guard titles.indices.contains(index) else { return }
    titles.remove(at: index)
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    titles = []
    invalidateIntrinsicContentSize()
  }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard titles.indices.contains(index) else { return }
    titles[index] = title ?? ""
    invalidateIntrinsicContentSize()
  }
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  // MARK: Touches

  /// A tap selects the segment it is on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, !titles.isEmpty, bounds.width > 0 else { return }
    let x = touch.location(in: self).x
    let rects = segmentRects
    let index =
      rects.indices.first { rects[$0].minX <= x && x < rects[$0].maxX }
      ?? rects.indices.min { abs(rects[$0].midX - x) < abs(rects[$1].midX - x) }
    guard let index, index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    send([.valueChanged, .primaryActionTriggered], with: event)
  }
  override func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap
  }

  // MARK: Size

  /// The width in points that each segment asks for: its own where one was set, its title's at 13 points
  /// with padding where widths follow the content, and else that of the widest title.
  private var wantedWidths: [CGFloat] {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let own = titles.map { (singleLineSize(of: $0, font: font).width + 21).rounded(.up) }
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
    CGSize(width: titles.isEmpty ? 21 : wantedWidths.reduce(0, +), height: 31)
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
}
