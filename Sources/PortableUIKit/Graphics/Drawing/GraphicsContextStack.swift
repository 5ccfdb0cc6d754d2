import Foundation

/// The contexts that drawing code of one thread draws into, the current one last.
final class GraphicsContextStack {
  private static let perThread = ThreadLocal { GraphicsContextStack() }
  static var current: GraphicsContextStack { perThread.value }

  private(set) var contexts: [CGContext] = []

  var top: CGContext? { contexts.last }

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }

  /// Brings the stack back to `count` contexts, whatever drawing code left on it (DR-32).
  func pop(downTo count: Int) {
    if contexts.count > count { contexts.removeLast(contexts.count - count) }
  }
}
