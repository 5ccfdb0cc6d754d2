import Foundation

/// Views that are out of use, and how to make new ones, by identifier.
@MainActor struct ReuseQueue<View: UIView> {
  private var free: [String: [View]] = [:]
  private var makers: [String: () -> View] = [:]

  mutating func register(_ identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
    free[identifier] = nil
  }

  mutating func take(_ identifier: String) -> View? { free[identifier]?.popLast() }

  /// A view out of use, otherwise a new one where a class is registered.
  mutating func takeOrMake(_ identifier: String) -> View? {
    take(identifier) ?? makers[identifier]?()
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  mutating func remove(_ view: View, _ identifier: String) {
    free[identifier]?.removeAll { $0 === view }
  }

  mutating func put(_ view: View, _ identifier: String) {
    free[identifier, default: []].append(view)
  }
}
