// Names are those of Objective-C, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name of a method.
///
/// Without Objective-C no object can be sent a message by its name, and `#selector` does not compile. Code
/// that only hands names on compiles; an object that is to be reached by them conforms to
/// ``SelectorResponding``.
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
