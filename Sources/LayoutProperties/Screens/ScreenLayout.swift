import AutoLayout
import Foundation
import PortableUIKit
import PropertyTesting

/// A screen of PortableUIKit that can be laid out anew under any conditions.
///
/// ```swift
/// let screen = ScreenLayout { LoginViewController() }
/// try screen.check([.noConflict, .noAmbiguity, .noTruncation], over: .phones).get()
/// ```
///
/// Each layout gets a fresh controller in a fresh window, so no case can spoil the next. Views are named by
/// their accessibility identifier, else by the stored property of the controller or root view that holds
/// them, else by type and position.
@MainActor public struct ScreenLayout {
  private let make: () -> UIViewController

  /// Makes a screen from a function that makes its controller.
  public init(_ make: @escaping () -> UIViewController) {
    self.make = make
  }

  /// Makes a screen from a function that makes its root view.
  public static func view(_ make: @escaping () -> UIView) -> ScreenLayout {
    ScreenLayout {
      let controller = UIViewController()
      controller.view = make()
      return controller
    }
  }

  /// Lays the screen out and returns the snapshot that layout properties look at.
  ///
  /// - Complexity: one build and layout of the screen.
  public func snapshot(under conditions: ScreenConditions) -> ScreenSnapshot {
    var conflicts: [String] = []
    let window = laidOutWindow(under: conditions) { conflicts.append($0) }
    guard let controller = window.rootViewController, let root = controller.view else {
      return ScreenSnapshot(under: conditions, elements: [], conflicts: conflicts)
    }
    var reader = ScreenReader(names: ViewNames(of: controller))
    reader.read(root, in: nil, path: "root", isScrolled: false)
    return ScreenSnapshot(under: conditions, elements: reader.elements, conflicts: conflicts)
  }

  /// Builds and lays out the screen in a window of the given conditions.
  func laidOutWindow(
    under conditions: ScreenConditions, onConflict: @escaping (String) -> Void = { _ in }
  ) -> UIWindow {
    Platform.withValue {
      $0.diagnostics.conflict = { onConflict($0.members.joined(separator: "; ")) }
    } operation: {
      laidOutWindow(conditions)
    }
  }

  private func laidOutWindow(_ conditions: ScreenConditions) -> UIWindow {
    let window = UIWindow(environment: DeviceEnvironment(conditions))
    window.traitOverrides.layoutDirection =
      conditions.direction == .rightToLeft ? .rightToLeft : .leftToRight
    window.traitOverrides.preferredContentSizeCategory = conditions.textScale.category
    window.updateTraitsIfNeeded()
    // A user's preferences concern the whole device: the screen asks for them as it likes.
    window.traitCollection.performAsCurrent {
      window.rootViewController = make()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    return window
  }
}
