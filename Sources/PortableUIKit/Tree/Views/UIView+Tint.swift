import Foundation

extension UIView {
  /// How a view shows its tint colour (raw values as in UIKit).
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic = 0
    case normal = 1
    /// As a grey.
    case dimmed = 2
  }

  func changeTintColor(to color: UIColor?) {
    guard viewState.tintColor !== color else { return }
    viewState.tintColor = color
    refreshTintColor()
  }

  func changeTintAdjustment(to mode: TintAdjustmentMode) {
    guard viewState.tintAdjustment != mode else { return }
    viewState.tintAdjustment = mode
    refreshTintColor()
  }

  var inheritedTintColor: UIColor {
    let color = viewState.shownTintColor ?? .systemBlue
    return viewState.isTintDimmed ? color.dimmed : color
  }

  /// The tint colour by the view's own or else the superview's, and whether it is dimmed.
  private var newTint: (color: UIColor?, isDimmed: Bool) {
    let above = superviewStorage
    let isDimmed =
      switch viewState.tintAdjustment {
      case .automatic: above?.viewState.isTintDimmed ?? false
      case .normal: false
      case .dimmed: true
      }
    return (viewState.tintColor ?? above?.viewState.shownTintColor, isDimmed)
  }

  /// Takes the own tint or else the superview's, here and where it is inherited below, and tells of it
  /// where it is another one.
  ///
  /// - Complexity: O(views that get another tint).
  func refreshTintColor() {
    let (color, isDimmed) = newTint
    if color === viewState.shownTintColor, isDimmed == viewState.isTintDimmed { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      let (color, isDimmed) = view.newTint
      let (old, wasDimmed) = (view.viewState.shownTintColor, view.viewState.isTintDimmed)
      guard color !== old || isDimmed != wasDimmed else { continue }
      view.viewState.shownTintColor = color
      view.viewState.isTintDimmed = isDimmed
      if isDimmed != wasDimmed || (color ?? .systemBlue) != (old ?? .systemBlue) {
        view.trace(.tintColorDidChange(view.tintColor))
        view.traitCollection.performAsCurrent { view.tintColorDidChange() }
        view.redrawSystemLook()
      }
      waiting.append(
        contentsOf: view.links.subviews.reversed().filter {
          $0.viewState.tintColor == nil || isDimmed != wasDimmed
        })
    }
  }
}

extension UIColor {
  /// The grey of the colour's luminance, as opaque as the colour (not measured).
  fileprivate var dimmed: UIColor {
    UIColor { [self] traits in
      let parts = components(for: traits)
      // The weights of the luminance in ITU-R BT.709.
      let white = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
      return UIColor(white: white, alpha: parts.alpha)
    }
  }
}
