import Foundation
import PortableUIKit

/// The Swift classes that documents may name as `customClass`.
///
/// ```swift
/// ClassRegistry.shared.register(ProfileController.self) {
///   $0.outlet("nameLabel", \.nameLabel)
///   $0.outletCollection("stars", \.stars)
///   $0.attribute("accentRadius", \.accentRadius)
/// }
/// ```
///
/// Swift without the Objective-C runtime cannot set a property by its name, so a class tells which
/// outlets and attributes it has; those of registered superclasses count as well. A class that is not
/// registered is found by its module and name where the program has it, and its outlets, attributes and actions
/// by the symbols of the program (Docs/Decisions/0049).
@MainActor public final class ClassRegistry {
  /// The registry that is used where no other is given.
  public static let shared = ClassRegistry()

  private var byName: [String: RegisteredClass] = [:]
  private var byType: [ObjectIdentifier: RegisteredClass] = [:]

  public init() {}

  /// Registers `type`, which has no outlets of its own, under its name in Swift, or `name`.
  public func register<Object: UIResponder>(_ type: Object.Type, as name: String? = nil) {
    register(type, as: name) { (_: inout ConnectableClass<Object>) in }
  }

  /// Registers `type` under its name in Swift, or `name`, with and without its module.
  ///
  /// Registering a class or a name again replaces the earlier registration.
  public func register<Object: UIResponder>(
    _ type: Object.Type, as name: String? = nil,
    _ describe: (inout ConnectableClass<Object>) -> Void
  ) {
    add(type, as: name, describe)
  }

  /// Registers a layout of collections, which has no outlets of its own, under its name in Swift, or
  /// `name`.
  public func register<Layout: UICollectionViewLayout>(
    _ type: Layout.Type, as name: String? = nil
  ) {
    register(type, as: name) { (_: inout ConnectableClass<Layout>) in }
  }

  /// Registers a layout of collections under its name in Swift, or `name`, with and without its module.
  public func register<Layout: UICollectionViewLayout>(
    _ type: Layout.Type, as name: String? = nil,
    _ describe: (inout ConnectableClass<Layout>) -> Void
  ) {
    add(type, as: name, describe)
  }

  private func add<Object: AnyObject>(
    _ type: Object.Type, as name: String?, _ describe: (inout ConnectableClass<Object>) -> Void
  ) {
    var description = ConnectableClass<Object>()
    describe(&description)
    let entry = RegisteredClass(type: type, slots: description.slots)
    byType[ObjectIdentifier(type)] = entry
    if let name {
      byName[name] = entry
    } else {
      byName[String(describing: type)] = entry
      byName[String(reflecting: type)] = entry
    }
  }

  /// Registers a class that is no responder, for objects that only receive outlets.
  public func registerOwner<Object: AnyObject>(
    _ type: Object.Type, _ describe: (inout ConnectableClass<Object>) -> Void
  ) {
    var description = ConnectableClass<Object>()
    describe(&description)
    byType[ObjectIdentifier(type)] = RegisteredClass(type: nil, slots: description.slots)
  }

  /// Registers a class whose objects stand in documents by themselves, gesture recognisers among them,
  /// and how to make one.
  public func registerObject<Object: AnyObject>(
    _ type: Object.Type, as name: String? = nil, make: @escaping () -> Object,
    _ describe: (inout ConnectableClass<Object>) -> Void
  ) {
    registerOwner(type, describe)
    makers[name ?? String(describing: type)] = make
  }

  private var makers: [String: () -> AnyObject] = [:]

  /// Registers a class of segue under its name in Swift or `name`.
  public func registerSegue(_ type: UIStoryboardSegue.Type, as name: String? = nil) {
    segues[name ?? String(describing: type)] = type
  }

  private var segues: [String: UIStoryboardSegue.Type] = [:]

  // MARK: Looking up

  /// The class that a document calls `name`, in `module` where the document says so.
  func type(named name: String, module: String?) -> AnyClass? {
    if let module, let entry = byName["\(module).\(name)"] { return entry.type }
    if let entry = byName[name] { return entry.type }
    guard Self.isPlainName(name) else { return nil }
    // A module that is the document's target means the program's own, whatever its name was; so does a missing one.
    let modules = [module].compactMap(\.self) + programModules
    return modules.lazy.filter(Self.isPlainName).compactMap { NSClassFromString("\($0).\(name)") }
      .first
  }

  /// The program's own modules: that of its application's delegate, and the one its file is named after.
  private var programModules: [String] {
    let delegate = UIApplication.shared.delegate.map { String(reflecting: Swift.type(of: $0)) }
    let module = delegate.flatMap { $0.split(separator: ".").first.map(String.init) }
    let file = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent }
    return [module, file?.replacingOccurrences(of: "-", with: "_")].compactMap(\.self)
  }

  /// A new object of a class that stands in documents by itself: as it was registered, or by `init()` where the
  /// program has the class.
  func makeObject(ofClass name: String, module: String?) -> AnyObject? {
    if let make = makers[name] { return make() }
    return (type(named: name, module: module) as? NSObject.Type).flatMap(UIApplication.makeObject)
  }

  func segueType(named name: String, module: String?) -> UIStoryboardSegue.Type? {
    segues[name] ?? type(named: name, module: module) as? UIStoryboardSegue.Type
  }

  /// The slots of `object`: those that its class registered, and its superclasses' after them.
  func slots(of object: AnyObject) -> [RegisteredClass] {
    var result: [RegisteredClass] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let type = current.subjectType as? AnyClass, let entry = byType[ObjectIdentifier(type)] {
        result.append(entry)
      }
      mirror = current.superclassMirror
    }
    return result
  }

  /// The action of `object` for a selector, given the sender: the one that its class registered, or the method of
  /// that name; nil where it has neither.
  func action(_ selector: String, of object: AnyObject) -> ((Any?) -> Void)? {
    let registered = slots(of: object).lazy.compactMap { $0.slots.actions[selector] }.first
    if let registered { return { registered(object, $0) } }
    let method = Selector(selector)
    return method.isUnderstood(by: object) ? { method.send(to: object, $0) } : nil
  }

  /// Whether `name` can be looked up: the runtime takes no other characters.
  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
      }
  }
}
