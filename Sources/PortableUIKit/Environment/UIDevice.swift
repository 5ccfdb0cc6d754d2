import Foundation

/// The device of the main screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.environment.idiom }
  open var systemVersion: String { "\(UIScreen.main.environment.systemVersion).0" }
  open var systemName: String { idiomIsPad ? "iPadOS" : "iOS" }
  open var model: String { idiomIsPad ? "iPad" : "iPhone" }
  private var idiomIsPad: Bool { userInterfaceIdiom == .pad }
  open var name: String { UIScreen.main.environment.name }
}
