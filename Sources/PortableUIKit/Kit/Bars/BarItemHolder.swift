/// A bar, which shows items.
@MainActor protocol BarItemHolder: UIView {
  var shownItems: [UIBarItem] { get }
}

extension BarItemHolder {
  /// Takes note of which items the bar shows: in a window they take their appearance.
  func itemsDidChange() {
    for item in shownItems { item.bar = self }
    if window != nil { applyAppearanceOfItems() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  func applyAppearanceOfItems() {
    for item in shownItems { item.applyAppearance() }
  }
}

extension UINavigationBar: BarItemHolder {
  var shownItems: [UIBarItem] { (items ?? []).flatMap(\.barButtonItems) }
}

extension UIToolbar: BarItemHolder {
  var shownItems: [UIBarItem] { items ?? [] }
}

extension UITabBar: BarItemHolder {
  var shownItems: [UIBarItem] { items ?? [] }
}
