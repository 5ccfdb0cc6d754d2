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
    if view is UIControl { return .control }
    if let text = view.shownText { return (text.words ?? "").isEmpty ? .none : .text }
    return view is UIImageView ? .picture : .none
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

  /// Whether the text of a view needs more room than a view of that size has.
  package func isTruncated(_ view: UIView, in room: CGSize) -> Bool {
    view.cutsText(
      in: room,
      TextSlack(tolerance: textTolerance, displayScale: view.traitCollection.displayScale))
  }
}
