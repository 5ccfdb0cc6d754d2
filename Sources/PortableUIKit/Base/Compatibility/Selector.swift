// Names are those of Objective-C, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name of a method.
///
/// `#selector` does not compile without Objective-C; `Selector("tap:")` does, and so do Swift's spelling
/// `Selector("tap(_:)")` and the base name `Selector("tap")`. The method is found among the symbols of the
/// program (Docs/Decisions/0049): it may be private, and it has up to two parameters, which are objects, `Any`
/// or a `Notification`. In a stripped program, and for a generic class, an object is reached that conforms
/// to ``SelectorResponding``. Where a method itself can be handed over, as to
/// `addTarget(_:action:for:)`, that is checked by the compiler and needs no symbols.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = value
  }

  public var description: String { name }
}

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// An object that performs selectors itself, where UIKit would send a message.
@preconcurrency @MainActor public protocol SelectorResponding: AnyObject {
  /// Performs the selector; false where it names no method of the object.
  func perform(_ selector: Selector, with sender: Any?) -> Bool
  /// Whether the selector names a method of the object; by default false, so that menus leave the action out.
  func canPerform(_ selector: Selector) -> Bool
}

extension SelectorResponding {
  public func canPerform(_ selector: Selector) -> Bool { false }
}
