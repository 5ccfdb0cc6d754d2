import Foundation

/// A sheet to print upon, in points.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  public let paperSize: CGSize
  /// The part that can be printed upon.
  public let printableRect: CGRect

  /// A sheet with a margin on all sides that is not printed upon; a quarter of an inch by itself.
  public init(paperSize: CGSize, margin: CGFloat = 18) {
    self.paperSize = paperSize
    printableRect = CGRect(origin: .zero, size: paperSize).insetBy(dx: margin, dy: margin)
    super.init()
  }

  /// 8.5 by 11 inches, on which jobs are printed unless a delegate chooses another sheet.
  public static let letter = UIPrintPaper(paperSize: CGSize(width: 612, height: 792))
  /// 210 by 297 millimetres.
  public static let a4 = UIPrintPaper(paperSize: CGSize(width: 595, height: 842))

  /// The smallest sheet of `paperList` on which a page of that size fits, either way up; without one the
  /// largest.
  public class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    let sorted = paperList.sorted { $0.area < $1.area }
    let wanted = [contentSize.width, contentSize.height].sorted()
    return sorted.first { paper in
      let sides = [paper.paperSize.width, paper.paperSize.height].sorted()
      return wanted[0] <= sides[0] && wanted[1] <= sides[1]
    } ?? sorted.last ?? .letter
  }

  private var area: CGFloat { paperSize.width * paperSize.height }

  /// The sheet lying on its longer side.
  var turned: UIPrintPaper {
    UIPrintPaper(
      paperSize: CGSize(width: paperSize.height, height: paperSize.width),
      margin: printableRect.minX)
  }
}
