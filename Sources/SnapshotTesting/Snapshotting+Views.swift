import AutoLayout
import CairoRenderer
import Foundation
import PortableUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A picture of a view at its size, or at another.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { view in
      let stage = Stage(nil, size: nil, traits: traits)
      stage.show(view, size: size)
      defer { stage.clear(view) }
      return stage.image(of: view)
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// A picture of a controller in a window of the main screen, or of a size.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    make(nil, precision, perceptualPrecision, size, traits)
  }

  /// A picture of a controller as a device shows it.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    make(config, precision, perceptualPrecision, size, traits)
  }

  private static func make(
    _ config: ViewImageConfig?, _ precision: Float, _ perceptualPrecision: Float, _ size: CGSize?,
    _ traits: UITraitCollection
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision,
        scale: config?.environment?.scale)
    ) { controller in
      let stage = Stage(config, size: size, traits: traits)
      stage.show(controller)
      defer { stage.clear(nil) }
      return stage.image(of: stage.window)
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of views with their frames.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      let stage = Stage(nil, size: nil, traits: traits)
      stage.show(view, size: size)
      defer { stage.clear(view) }
      return ViewDescription.text(view)
    }
  }

  /// The elements that people go through who do not see the screen.
  public static var accessibilityTree: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0.accessibilityTreeDescription }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  public static var recursiveDescription: Snapshotting {
    describe(nil, nil, UITraitCollection())
  }

  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { describe(config, size, traits) }

  private static func describe(
    _ config: ViewImageConfig?, _ size: CGSize?, _ traits: UITraitCollection
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { controller in
      let stage = Stage(config, size: size, traits: traits)
      stage.show(controller)
      defer { stage.clear(nil) }
      return ViewDescription.text(controller.view)
    }
  }

  /// The tree of controllers.
  public static var hierarchy: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { ViewDescription.hierarchy($0) }
  }
}

/// Trees of views and controllers as text, without addresses.
@MainActor enum ViewDescription {
  static func text(_ view: UIView, depth: Int = 0) -> String {
    var parts = [
      "frame = (\(number(view.frame.minX)) \(number(view.frame.minY)); "
        + "\(number(view.frame.width)) \(number(view.frame.height)))"
    ]
    if !(view is UIScrollView), let text = view.shownText, !text.isWritten, let words = text.words {
      parts.append("\(view is UIControl ? "title" : "text") = '\(words)'")
    }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    let line =
      String(repeating: "   | ", count: depth)
      + "<\(type(of: view)); \(parts.joined(separator: "; "))>\n"
    return line + view.subviews.map { text($0, depth: depth + 1) }.joined()
  }

  static func hierarchy(_ controller: UIViewController, depth: Int = 0) -> String {
    let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let view = controller.viewIfLoaded.map { "\(type(of: $0))" } ?? "(view not loaded)"
    return String(repeating: "   | ", count: depth)
      + "<\(type(of: controller))>, state: \(state), view: <\(view)>\n"
      + controller.children.map { hierarchy($0, depth: depth + 1) }.joined()
  }

  /// A length to a thousandth, so that rounding does not tell two systems apart.
  private static func number(_ value: CGFloat) -> String { NumberText.points(Double(value)) }
}
