import Foundation

/// The form of a new password, as a descriptor such as `required: lower; minlength: 12;`.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
