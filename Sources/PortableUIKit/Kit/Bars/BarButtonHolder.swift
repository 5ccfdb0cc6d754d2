import Foundation

/// A bar with buttons at known places.
@MainActor protocol BarButtonHolder: UIView {
  /// Where the buttons stand now.
  var arrangement: BarItemArrangement { get }
}

extension BarButtonHolder {
  /// The button at a point of the bar that a tap does something with; one with a view of its own leaves
  /// touches to that.
  func button(at point: CGPoint) -> UIBarButtonItem? {
    arrangement.places.first {
      $0.frame.contains(point) && $0.item.isEnabled && $0.item.customView == nil
    }?.item
  }

  func hasWayBack(at point: CGPoint) -> Bool {
    arrangement.back.map { $0.frame.union($0.chevron).contains(point) } ?? false
  }

  /// The width in points of a text in one line.
  fileprivate func width(of text: String, font: UIFont) -> CGFloat {
    singleLineSize(of: text, font: font).width
  }
}

extension UINavigationBar: BarButtonHolder {
  var arrangement: BarItemArrangement { BarItemArrangement(self, measuring: width) }
}

extension UIToolbar: BarButtonHolder {
  var arrangement: BarItemArrangement { BarItemArrangement(self, measuring: width) }
}
