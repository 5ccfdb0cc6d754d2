import AutoLayout
import Foundation
import PortableUIKit
import PropertyTesting

/// Reads the visible views of a laid-out tree as screen elements.
@MainActor package struct ScreenReader {
  private let names: ViewNames
  /// How much of its natural width a text may lack and still count as fitting, as a part of it: more than
  /// nothing where text is measured in another font than the one it will be shown in.
  private let textTolerance: Double
  /// Whether every view is asked whether its layout is ambiguous, which takes several trial layouts each.
  private let asksForAmbiguity: Bool
  package private(set) var elements: [ScreenElement] = []
  /// The view of each element.
  package private(set) var views: [UIView] = []

  package init(names: ViewNames, textTolerance: Double = 0, asksForAmbiguity: Bool = true) {
    self.names = names
    self.textTolerance = textTolerance
    self.asksForAmbiguity = asksForAmbiguity
  }

  /// Reads a view and what is in it; hidden views, the insides of controls and the views that bars place themselves are
  /// left out.
  package mutating func read(_ view: UIView, in parent: Int?, path: String, isScrolled: Bool) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let index = elements.count
    views.append(view)
    elements.append(
      ScreenElement(
        names.name(of: view, path: path), in: parent, frame: frame(of: view.bounds, in: view),
        safeArea: frame(of: view.bounds.inset(by: view.safeAreaInsets), in: view),
        isAmbiguous: asksForAmbiguity && view.hasAmbiguousLayout,
        isTruncated: isTruncated(view, in: view.bounds.size),
        isTouchTarget: Self.isTouchTarget(view),
        ignoresSafeArea: isScrolled || Self.reachesBeyondSafeArea(view),
        content: Self.content(of: view), isScrolled: isScrolled))
    guard !(view is UIControl), !Self.isBar(view) else { return }
    let scrolls = isScrolled || view is UIScrollView
    for (position, child) in view.subviews.enumerated() {
      let type = String(describing: type(of: child))
      read(child, in: index, path: "\(path)/\(type) \(position + 1)", isScrolled: scrolls)
    }
  }

  private func frame(of bounds: CGRect, in view: UIView) -> LayoutRect {
    let frame = view.convert(bounds, to: nil)
    return LayoutRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private static func content(of view: UIView) -> ScreenElement.Content {
    switch view {
    case let label as UILabel: (label.text ?? "").isEmpty ? .none : .text
    case let text as UITextView: (text.text ?? "").isEmpty ? .none : .text
    case is UIControl: .control
    case is UIImageView: .picture
    default: .none
    }
  }

  private static func isTouchTarget(_ view: UIView) -> Bool {
    guard let control = view as? UIControl else { return false }
    return control.isEnabled && control.isUserInteractionEnabled
  }

  /// Bars, scroll views and effects are meant to fill the screen to its edges.
  private static func reachesBeyondSafeArea(_ view: UIView) -> Bool {
    view is UIScrollView || view is UIVisualEffectView || isBar(view)
  }

  private static func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UIToolbar || view is UITabBar
  }

  /// Whether the text of a label or the title of a button needs more room than a view of that size has.
  package func isTruncated(_ view: UIView, in room: CGSize) -> Bool {
    // Lines are broken at the width that the constraints give; in the bounds each edge is off it by up to half a pixel.
    let lost = 1 / view.traitCollection.displayScale.clampedToOne
    // A tenth of a point: sizes are rounded up to pixels.
    let slack = 0.1 + lost
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return false }
      let bounds = CGRect(origin: label.bounds.origin, size: room)
      if label.numberOfLines == 1 {
        let size = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).size
        let scale = label.adjustsFontSizeToFitWidth ? label.minimumScaleFactor : 1
        return !fits(size, in: bounds.size, scale: scale, slack: slack)
      }
      if label.adjustsFontSizeToFitWidth { return false }
      // Narrower letters would break where there is more room.
      var (whole, wider) = (bounds, bounds)
      whole.size.width += lost
      wider.size.width /= 1 - textTolerance
      let rooms = textTolerance == 0 ? [whole] : [whole, wider]
      return rooms.allSatisfy { !fits(label, in: $0, slack: slack) }
    case let button as UIButton:
      return !button.fitsTexts(in: room, share: 1 - textTolerance, slack: slack)
    case let text as UITextView:
      // A text view that scrolls has room for all of its text.
      guard !text.isScrollEnabled, !(text.text ?? "").isEmpty else { return false }
      let height = text.sizeThatFits(CGSize(width: room.width + lost, height: 0)).height
      return height * (1 - textTolerance) > room.height + slack
    default:
      return false
    }
  }

  /// Whether one line of a size has its place, scaled down as far as it may be.
  private func fits(
    _ size: CGSize, in room: CGSize, scale: CGFloat = 1, slack: Double
  ) -> Bool {
    let share = scale * (1 - textTolerance)
    return size.width * share <= room.width + slack && size.height * share <= room.height + slack
  }

  /// Whether all lines of a label have their place in a rectangle, and no word is wider.
  private func fits(_ label: UILabel, in room: CGRect, slack: Double) -> Bool {
    let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
    let shown =
      label.numberOfLines == 0
      ? whole : label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines)
    return whole.height <= min(shown.height, room.height) + slack
      && whole.width <= room.width + slack
  }
}

extension CGFloat {
  fileprivate var clampedToOne: CGFloat { Swift.max(self, 1) }
}
