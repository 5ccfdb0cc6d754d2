import Foundation

/// A language to type in. There is one here, the first of the user's.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// A name such as `en-US`.
  open var primaryLanguage: String? { language }
  private let language: String

  private init(_ language: String) {
    self.language = language
    super.init()
  }

  private static let modes = [
    UITextInputMode(Locale.preferredLanguages.first ?? "en-US")
  ]

  /// The languages that a user can type in.
  open class var activeInputModes: [UITextInputMode] { modes }
}
