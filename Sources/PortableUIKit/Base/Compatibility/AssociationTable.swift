/// Values stored beside objects that have no place for them.
///
/// An entry knows whether its object still lives, so that another object at the same address never sees
/// it. Entries of objects that are gone are cleared whenever the table has doubled.
@MainActor final class AssociationTable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are looked for.
  private var sweepCount = 64

  func value(for key: UnsafeRawPointer, with object: AnyObject) -> Any? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.values[key]
  }

  func set(_ value: Any?, for key: UnsafeRawPointer, with object: AnyObject) {
    let identifier = ObjectIdentifier(object)
    var entry = entries[identifier] ?? Entry(object: object)
    if entry.object !== object { entry = Entry(object: object) }
    entry.values[key] = value
    entries[identifier] = entry.values.isEmpty ? nil : entry
    if entries.count >= sweepCount { sweep() }
  }

  func removeValues(with object: AnyObject) { entries[ObjectIdentifier(object)] = nil }

  private func sweep() {
    entries = entries.filter { $0.value.object != nil }
    sweepCount = max(64, 2 * entries.count)
  }
}
