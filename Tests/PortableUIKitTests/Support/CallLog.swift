import Foundation
import PortableUIKit

/// The calls that recording views and controllers received, in order.
@MainActor final class CallLog {
  var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
