import Foundation

extension UITextField {
  var isRightToLeftField: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }

  /// Whether the button that deletes the text is there: while there is text, where no view stands in its
  /// place.
  var showsClearButton: Bool {
    isShown(clearButtonMode) && hasText && isEnabled && shownTrailingView == nil
  }

  private var shownTrailingView: UIView? { isRightToLeftField ? shownLeftView : shownRightView }

  func sideViewDidChange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Where a view beside the text stands by itself: at the edge, in the middle of the height.
  func sideRect(of view: UIView?, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// A rectangle without the room of the views beside the text and of the clear button.
  func besideSideViews(_ rect: CGRect) -> CGRect {
    var rect = rect
    if shownLeftView != nil {
      let edge = max(rect.minX, leftViewRect(forBounds: bounds).maxX)
      rect = CGRect(x: edge, y: rect.minY, width: max(0, rect.maxX - edge), height: rect.height)
    }
    if shownRightView != nil {
      let edge = min(rect.maxX, rightViewRect(forBounds: bounds).minX)
      rect.size.width = max(0, edge - rect.minX)
    }
    return showsClearButton ? besideClearButton(rect) : rect
  }

  private func besideClearButton(_ rect: CGRect) -> CGRect {
    let button = clearButtonRect(forBounds: bounds)
    if isRightToLeftField {
      let edge = max(rect.minX, button.maxX)
      return CGRect(x: edge, y: rect.minY, width: max(0, rect.maxX - edge), height: rect.height)
    }
    let width = max(0, min(rect.maxX, button.minX) - rect.minX)
    return CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
  }

  func placeSideViews() {
    for (view, shown) in [(leftView, shownLeftView), (rightView, shownRightView)] {
      guard let view else { continue }
      guard shown != nil else {
        if view.superview === self { view.removeFromSuperview() }
        continue
      }
      if view.superview !== self { addSubview(view) }
      let frame =
        view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
      if view.frame != frame { view.frame = frame }
    }
  }
}
