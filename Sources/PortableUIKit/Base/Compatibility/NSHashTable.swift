import Foundation

/// A set of objects that are told apart by identity, kept or not.
///
/// Foundation on Linux lacks it. Objects that are not kept leave when they are released.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Member {
    weak var weakObject: ObjectType?
    let kept: ObjectType?
  }

  private let keepsObjects: Bool
  /// In the order in which they were added.
  private var members: [Member] = []

  private init(keepsObjects: Bool) {
    self.keepsObjects = keepsObjects
    super.init()
  }

  /// A table that keeps its objects only with ``NSPointerFunctions/Options/strongMemory``.
  public convenience init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.init(keepsObjects: !options.contains(.weakMemory))
  }

  /// A table that does not keep its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(keepsObjects: false) }

  /// - Complexity: O(count).
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.weakObject == nil }
    members.append(Member(weakObject: object, kept: keepsObjects ? object : nil))
  }

  public func remove(_ object: ObjectType?) {
    members.removeAll { $0.weakObject == nil || $0.weakObject === object }
  }

  public func removeAllObjects() { members = [] }

  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && members.contains { $0.weakObject === anObject }
  }

  public func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

  /// The objects that are still there, in the order in which they were added.
  public var allObjects: [ObjectType] { members.compactMap(\.weakObject) }
  public var anyObject: ObjectType? { allObjects.first }
  public var count: Int { allObjects.count }
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
