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
  open var apportionsSegmentWidthsByContent = false

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
    let part = (touch.location(in: self).x - bounds.minX) / bounds.width
    let place = min(max(Int(clamping: part * CGFloat(titles.count)), 0), titles.count - 1)
    let index = layoutDirection == .rightToLeft ? titles.count - 1 - place : place
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    send([.valueChanged, .primaryActionTriggered], with: event)
  }
  override func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap
  }

  // MARK: Size

  /// Segments of equal width: the widest title at 13 points with padding.
  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13, weight: .medium)
    let widest = titles.map { singleLineSize(of: $0, font: font).width }.max() ?? 0
    let segment = (widest + 21).rounded(.up)
    return CGSize(width: CGFloat(max(titles.count, 1)) * segment, height: 31)
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
