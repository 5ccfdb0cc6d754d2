import Foundation

/// A row of dots, one per page: 18 points each and 20 more, 26 high.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 18 * CGFloat(max(pageCount, 0)) + 20, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
