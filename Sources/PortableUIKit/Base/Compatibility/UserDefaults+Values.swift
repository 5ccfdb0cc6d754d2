import Foundation

/// Values by key-value coding's names.
extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
