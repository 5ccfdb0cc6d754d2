import Foundation

extension UIResponder {
  private static let assistantKey = AssociationKey()

  /// The buttons above a keyboard, made when they are asked for.
  var keptAssistantItem: UITextInputAssistantItem {
    let key = UIResponder.assistantKey.pointer
    if let item = associatedValues[key] as? UITextInputAssistantItem { return item }
    let item = UITextInputAssistantItem()
    associatedValues[key] = item
    return item
  }
}
