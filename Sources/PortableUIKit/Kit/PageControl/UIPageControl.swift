import Foundation

/// A row of dots, one per page: 18 points each and 20 more, 26 high.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      pinned = inside(pinned)
      invalidateIntrinsicContentSize()
    }
  }
  /// Pinned to the pages that there are: 0 if there are none any more, -1 before there was a number.
  open var currentPage: Int {
    get { pinned }
    set {
      pinned = inside(newValue)
      setNeedsDisplay()
    }
  }
  private var pinned = -1
  private func inside(_ page: Int) -> Int { max(min(page, max(numberOfPages, 1) - 1), 0) }
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 18 * CGFloat(max(pageCount, 0)) + 20, height: 26)
  }

  /// A tap on the first half goes to the page before, one on the second half to the next.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, numberOfPages > 0 else { return }
    let isAtEnd = touch.location(in: self).x >= bounds.midX
    let step = isAtEnd == (layoutDirection == .leftToRight) ? 1 : -1
    let page = min(max(currentPage + step, 0), max(0, numberOfPages - 1))
    guard page != currentPage else { return }
    currentPage = page
    send([.valueChanged, .primaryActionTriggered], with: event)
  }
  override func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.isSingleTap
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawLook(on look: LookCanvas) -> Bool {
    PageControlLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    values.value = "page \(currentPage + 1) of \(numberOfPages)"
    values.traits.formUnion([.adjustable, .updatesFrequently])
    return values
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("currentPage", \UIPageControl.currentPage),
        .init("numberOfPages", \UIPageControl.numberOfPages),
      ]
  }

  package override func read(_ attributes: any AttributeReader) {
    numberOfPages = attributes.integer("numberOfPages") ?? 0
  }
}
