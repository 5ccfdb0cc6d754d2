// The functions keep UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The context that drawing code of this thread draws into; nil outside of drawing (DR-32).
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.top }

/// Makes `context` the current one until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.push(context)
}

/// Makes the context below the current one current again; without one nothing happens.
public func UIGraphicsPopContext() { GraphicsContextStack.current.pop() }

extension CGContext {
  /// Runs `body` with this context as the current one. The stack is as deep afterwards as before, even
  /// where `body` pushed or popped too often (DR-32).
  package func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let stack = GraphicsContextStack.current
    let depth = stack.contexts.count
    stack.push(self)
    defer { stack.pop(downTo: depth) }
    return try body()
  }
}
