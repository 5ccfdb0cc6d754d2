/// Animations that a completion block waits for.
@MainActor final class CompletionGroup {
  private var block: (@MainActor () -> Void)?
  private var count = 0
  private var isClosed = false

  init(_ block: @escaping @MainActor () -> Void) {
    self.block = block
  }

  func begin() { count += 1 }

  func end() {
    count -= 1
    runIfDone()
  }

  /// No more animations join.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, count == 0, let block else { return }
    self.block = nil
    block()
  }
}
