/// Objects that a test has made, to count those that are still alive.
@MainActor final class Census {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  /// Counts `object` in and hands it back.
  func count<Object: AnyObject>(_ object: Object) -> Object {
    entries.append(Entry(object: object))
    return object
  }

  /// How many were counted in.
  var made: Int { entries.count }
  /// How many of them are alive.
  var alive: Int { entries.count { $0.object != nil } }
}
