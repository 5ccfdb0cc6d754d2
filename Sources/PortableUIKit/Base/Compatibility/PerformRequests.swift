import Foundation
import Synchronization

/// The delayed calls of methods that have not happened yet.
enum PerformRequests {
  private struct Request {
    let timer: Timer
    let target: ObjectIdentifier
    let selector: Selector
  }

  /// A timer is not sendable; each is only invalidated on the thread that cancels it, as Foundation has it.
  private struct Requests: @unchecked Sendable {
    var list: [Request] = []
  }

  private static let requests = Mutex(Requests())

  static func add(_ timer: Timer, target: AnyObject, selector: Selector) {
    let request = Requests(
      list: [Request(timer: timer, target: ObjectIdentifier(target), selector: selector)])
    requests.withLock { $0.list += request.list }
  }

  static func remove(_ timer: Timer) {
    let id = ObjectIdentifier(timer)
    requests.withLock { $0.list.removeAll { ObjectIdentifier($0.timer) == id } }
  }

  static func cancel(target: AnyObject, selector: Selector?) {
    let id = ObjectIdentifier(target)
    requests.withLock { requests in
      requests.list.removeAll { request in
        guard request.target == id, selector == nil || request.selector == selector else {
          return false
        }
        request.timer.invalidate()
        return true
      }
    }
  }
}
