/// The objects whose properties are observed.
///
/// While there are none, a change costs only the question whether there are any.
@MainActor enum ObservedObjects {
  private struct WeakObservation {
    weak var observation: NSKeyValueObservation?
  }

  private struct Entry {
    weak var object: AnyObject?
    var observations: [WeakObservation] = []
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// Objects with changes that have not been told yet, in the order of the changes.
  private static var changed: [ObjectIdentifier] = []
  /// The number of entries at which those that have ended are looked for.
  private static var sweepCount = 16
  /// Whether anything is observed.
  private(set) static var exist = false

  static func add(_ observation: NSKeyValueObservation, of object: AnyObject) {
    let identifier = ObjectIdentifier(object)
    var entry = entries[identifier] ?? Entry(object: object)
    if entry.object !== object { entry = Entry(object: object) }
    entry.observations.removeAll { $0.observation?.hasEnded ?? true }
    entry.observations.append(WeakObservation(observation: observation))
    entries[identifier] = entry
    exist = true
    if entries.count >= sweepCount { sweep() }
  }

  /// Tells the observers of an object, if there are any, the properties that have changed.
  ///
  /// - Complexity: O(1) where nothing is observed.
  static func didChange(_ object: AnyObject) {
    guard exist else { return }
    tell(ObjectIdentifier(object), object)
  }

  /// Notes that an object has changed, in the midst of something; ``tellOfChanges()`` tells of it.
  static func noteChange(_ object: AnyObject) {
    guard exist, entries[ObjectIdentifier(object)] != nil else { return }
    changed.append(ObjectIdentifier(object))
  }

  static func tellOfChanges() {
    guard exist, !changed.isEmpty else { return }
    let identifiers = changed
    changed = []
    for identifier in identifiers {
      if let object = entries[identifier]?.object { tell(identifier, object) }
    }
  }

  /// Looks at everything that is observed, at the end of a turn.
  static func lookAtAll() {
    guard exist else { return }
    sweep()
    for (identifier, entry) in entries {
      if let object = entry.object { tell(identifier, object) }
    }
  }

  private static func tell(_ identifier: ObjectIdentifier, _ object: AnyObject) {
    guard let entry = entries[identifier], entry.object === object else { return }
    for weak in entry.observations { weak.observation?.lookForChange() }
  }

  private static func sweep() {
    for (identifier, entry) in entries {
      let left = entry.observations.filter { !($0.observation?.hasEnded ?? true) }
      if entry.object == nil || left.isEmpty {
        entries[identifier] = nil
      } else if left.count < entry.observations.count {
        entries[identifier]?.observations = left
      }
    }
    sweepCount = max(16, 2 * entries.count)
    exist = !entries.isEmpty
  }
}
