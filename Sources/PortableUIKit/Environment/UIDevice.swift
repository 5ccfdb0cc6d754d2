import Foundation

/// The device of the main screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.environment.idiom }
  open var name: String { UIScreen.main.environment.name }
}
