/// Closures that set properties by the names documents use; false where a value is of another class.
@MainActor struct ConnectableSlots {
  var outlets: [String: (AnyObject, AnyObject) -> Bool] = [:]
  var collections: [String: (AnyObject, [AnyObject]) -> Bool] = [:]
  var attributes: [String: (AnyObject, RuntimeValue) -> Bool] = [:]
  var actions: [String: (AnyObject, Any?) -> Void] = [:]
}
