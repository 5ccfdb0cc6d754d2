extension UIView {
  /// Has the keyboard guides at and below this view looked at again.
  func markKeyboardGuidesStale() {
    forEachInSubtree { view in
      if view.layoutState.keyboardGuide != nil { view.markStale(.insets) }
    }
  }
}
