import Foundation

extension UIResponder {
  /// How many responders may pass an event on to one another on the stack.
  private static let forwardingLimit = 2048
  private static var forwardingDepth = 0
  private static var waitingStep: (() -> Void)?

  /// Passes an event on to the next responder (TO-2, RC-4).
  ///
  /// Each responder is called by the one before it. Chains are as deep as trees, and the stack is
  /// finite: below a depth that no interface reaches, the call comes after the ones before have
  /// returned.
  func passOn(_ step: @escaping @MainActor (UIResponder) -> Void) {
    guard let next else { return }
    guard UIResponder.forwardingDepth < UIResponder.forwardingLimit else {
      UIResponder.waitingStep = { step(next) }
      return
    }
    UIResponder.forwardingDepth += 1
    step(next)
    UIResponder.forwardingDepth -= 1
    while UIResponder.forwardingDepth == 0, let waiting = UIResponder.waitingStep {
      UIResponder.waitingStep = nil
      UIResponder.forwardingDepth += 1
      waiting()
      UIResponder.forwardingDepth -= 1
    }
  }
}
