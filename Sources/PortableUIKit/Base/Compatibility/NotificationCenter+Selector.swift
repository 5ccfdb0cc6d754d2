import Foundation
import Synchronization

/// Observers whose method, found by its name, is called for a notification: see ``Selector``. They are not kept
/// alive, and one that is gone is not called.
extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observer = SelectorObserver(
      observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject })
    observer.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observer] in
      observer?.send($0)
    }
    for gone in SelectorObservers.add(observer, to: self) {
      if let token = gone.token { removeObserver(token as Any, name: nil, object: nil) }
    }
  }

  /// Ends the calls of an observer's methods, or of a block whose token `observer` is.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends the calls of an observer's methods for a name and an object, where those are given.
  public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { $0 as AnyObject }
    let removed = SelectorObservers.remove(from: self) { entry in
      (entry.target == nil || entry.target === observer) && (aName == nil || entry.name == aName)
        && (sender == nil || entry.sender === sender)
    }
    for entry in removed {
      if let token = entry.token { removeObserver(token as Any, name: nil, object: nil) }
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// An object whose method is called for a notification.
private final class SelectorObserver: @unchecked Sendable {
  private(set) weak var target: AnyObject?
  let name: Notification.Name?
  private(set) weak var sender: AnyObject?
  private let selector: Selector
  /// Foundation's receipt, by which the observer is removed; set before the observer is shared.
  var token: (any NSObjectProtocol)?

  init(_ target: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ sender: AnyObject?)
  {
    (self.target, self.selector, self.name, self.sender) = (target, selector, name, sender)
  }

  func send(_ notification: Notification) {
    guard let target else { return }
    // A method may take the notification as a structure or as an object.
    if selector.send(to: target, notification) { return }
    selector.message(
      target,
      NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo))
  }
}

/// The observers of each centre.
private enum SelectorObservers {
  private struct Entries: Sendable {
    var list: [SelectorObserver] = []
    /// The number of observers at which those that are gone are looked for.
    var sweepCount = 16
  }

  private static let observers = Mutex<[ObjectIdentifier: Entries]>([:])

  /// Adds an observer; answers those that are gone, which leave, so that their number stays in bounds.
  static func add(
    _ observer: SelectorObserver, to center: NotificationCenter
  ) -> [SelectorObserver] {
    observers.withLock { observers in
      var entries = observers[ObjectIdentifier(center), default: Entries()]
      entries.list.append(observer)
      var gone: [SelectorObserver] = []
      if entries.list.count >= entries.sweepCount {
        gone = entries.list.filter { $0.target == nil }
        entries.list.removeAll { $0.target == nil }
        entries.sweepCount = max(16, 2 * entries.list.count)
      }
      observers[ObjectIdentifier(center)] = entries
      return gone
    }
  }

  static func remove(
    from center: NotificationCenter, where isMeant: (SelectorObserver) -> Bool
  ) -> [SelectorObserver] {
    let id = ObjectIdentifier(center)
    return observers.withLock { observers in
      let removed = observers[id, default: Entries()].list.filter(isMeant)
      observers[id]?.list.removeAll(where: isMeant)
      return removed
    }
  }
}
