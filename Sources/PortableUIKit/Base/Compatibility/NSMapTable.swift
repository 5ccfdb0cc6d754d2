import Foundation

/// A dictionary whose keys are told apart by identity, and that keeps its keys and values or not.
///
/// Foundation on Linux lacks it. An entry leaves when its key or value is released.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    weak var object: ObjectType?
    let keptKey: KeyType?
    let keptObject: ObjectType?
  }

  private let keepsKeys: Bool
  private let keepsObjects: Bool
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those that have ended are looked for.
  private var sweepCount = 16

  private init(keepsKeys: Bool, keepsObjects: Bool) {
    (self.keepsKeys, self.keepsObjects) = (keepsKeys, keepsObjects)
    super.init()
  }

  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.init(
      keepsKeys: !keyOptions.contains(.weakMemory),
      keepsObjects: !valueOptions.contains(.weakMemory))
  }

  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: true, keepsObjects: true)
  }
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: false, keepsObjects: true)
  }
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: true, keepsObjects: false)
  }
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsKeys: false, keepsObjects: false)
  }

  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let entry = entries[ObjectIdentifier(aKey)], entry.key === aKey else {
      return nil
    }
    return entry.object
  }

  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[ObjectIdentifier(aKey)] = anObject.map {
      Entry(
        key: aKey, object: $0, keptKey: keepsKeys ? aKey : nil, keptObject: keepsObjects ? $0 : nil)
    }
    guard entries.count >= sweepCount else { return }
    entries = entries.filter { $0.value.key != nil && $0.value.object != nil }
    sweepCount = max(16, 2 * entries.count)
  }

  public func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[ObjectIdentifier(aKey)] = nil }
  }

  public func removeAllObjects() { entries = [:] }

  private var present: [Entry] { entries.values.filter { $0.key != nil && $0.object != nil } }
  public var count: Int { present.count }

  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: present.compactMap(\.key)).objectEnumerator()
  }

  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.compactMap(\.object)).objectEnumerator()
  }
}
