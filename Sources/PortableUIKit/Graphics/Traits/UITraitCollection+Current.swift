import Foundation
import Synchronization

extension UITraitCollection {
  static let ofMainScreen = Mutex<UITraitCollection?>(nil)

  /// The traits under which drawing and layout code of this thread runs (TR-10); those of the main
  /// screen where no such code runs.
  public static var current: UITraitCollection {
    get { UpdateContext.current.traits ?? ofMainScreen.withLock { $0 } ?? .none }
    set { UpdateContext.current.traits = newValue }
  }

  /// The traits that an object made now may expect (TR-19).
  @MainActor static var predicted: UITraitCollection {
    UpdateContext.current.traits ?? UIScreen.main.traitCollection
  }

  /// Runs `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let context = UpdateContext.current
    let outer = context.traits
    context.traits = self
    defer { context.traits = outer }
    actions()
  }
}
