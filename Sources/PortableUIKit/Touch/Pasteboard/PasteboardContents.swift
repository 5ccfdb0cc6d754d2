import Foundation

/// The items that all pasteboards of one name hold.
@MainActor final class PasteboardContents {
  private static var all: [UIPasteboard.Name: PasteboardContents] = [:]

  private var items: [[String: Any]] = []
  /// When the items are gone.
  private var expiration: Date?
  private(set) var changeCount = 0

  /// The contents of a name, made where there are none.
  static func named(_ name: UIPasteboard.Name) -> PasteboardContents {
    if let contents = all[name] { return contents }
    let contents = PasteboardContents()
    all[name] = contents
    return contents
  }

  static func exists(_ name: UIPasteboard.Name) -> Bool { all[name] != nil || name == .general }

  /// Empties the contents of a name and forgets them.
  ///
  /// - Returns: Whether there were any.
  static func remove(_ name: UIPasteboard.Name) -> Bool {
    guard let contents = all.removeValue(forKey: name) else { return false }
    contents.replace([], until: nil)
    return true
  }

  var itemsNow: [[String: Any]] {
    if let expiration, expiration <= Date() { return [] }
    return items
  }

  func replace(_ items: [[String: Any]], until expiration: Date?) {
    (self.items, self.expiration) = (items, expiration)
    changeCount += 1
  }
}
