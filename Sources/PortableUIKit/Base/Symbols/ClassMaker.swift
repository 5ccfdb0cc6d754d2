internal import CSymbolCalls
import Foundation

/// Makes objects of classes that are only known as values, by initialisers that are not `required`.
///
/// UIKit makes the cells of a registered class, the delegate of an app or a decoration view by sending a
/// message to the class. Swift calls an initialiser through a metatype only where it is `required`, which
/// those of UIKit are not: `override init(style:reuseIdentifier:)` in an app's cell could not stay as it
/// is. The program's own table of symbols knows them: the class's allocating initialiser with the wanted
/// labels is looked up there and called (Docs/Decisions/0032).
///
/// A program that was stripped has no such table, an optimiser may have dropped an initialiser without
/// callers, and those of generic classes have no name of their own. The answer is nil then.
@MainActor enum ClassMaker {
  /// The labels that distinguish the initialisers called here, as the demangled name has them.
  private enum Form: String {
    case plain = "__allocating_init("
    case frame = "__allocating_init(frame: "
    case style = "__allocating_init(style: "
    case identifier = "__allocating_init(reuseIdentifier: "
    case layer = "__allocating_init(layer: "
    case segue = "__allocating_init(identifier: "

    /// The end of a demangled name up to the result.
    var labelEnd: String {
      switch self {
      case .plain: "init() -> "
      case .frame: ") -> "
      case .style: ", reuseIdentifier: Swift.Optional<Swift.String>) -> "
      case .identifier: "Swift.Optional<Swift.String>) -> "
      case .layer: "Any) -> "
      case .segue:
        "source: PortableUIKit.UIViewController, destination: PortableUIKit.UIViewController) -> "
      }
    }
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let form: Form
  }

  private static var functions: [Key: UnsafeRawPointer?] = [:]

  // MARK: Making

  /// An object made by `init()`, which the class or one above it that is not made here declares.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object? {
    guard let function = function(type, .plain) else { return nil }
    return take(initialiser_call_plain(function, pointer(type)))
  }

  /// A view made by `init(frame:)`.
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View? {
    guard let function = function(type, .frame) else { return nil }
    return take(
      initialiser_call_frame(
        function, Double(frame.minX), Double(frame.minY), Double(frame.width),
        Double(frame.height), pointer(type)))
  }

  /// A cell made by `init(style:reuseIdentifier:)`.
  static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String
  ) -> Cell? {
    guard let function = function(type, .style) else { return nil }
    let text = consumed(reuseIdentifier)
    return take(
      initialiser_call_style_text(
        function, unsafeBitCast(style, to: UInt8.self), text.0, text.1, pointer(type)))
  }

  /// A header or footer made by `init(reuseIdentifier:)`.
  static func make<View: UITableViewHeaderFooterView>(
    _ type: View.Type, reuseIdentifier: String
  ) -> View? {
    guard let function = function(type, .identifier) else { return nil }
    let text = consumed(reuseIdentifier)
    return take(initialiser_call_text(function, text.0, text.1, pointer(type)))
  }

  /// A layer made by `init(layer:)`, which copies the values of `model`.
  static func make<Layer: CALayer>(_ type: Layer.Type, copying model: CALayer) -> Layer? {
    guard let function = function(type, .layer) else { return nil }
    return withUnsafeTemporaryAllocation(of: Any.self, capacity: 1) { place in
      place.initializeElement(at: 0, to: model)
      return take(initialiser_call_value(function, place.baseAddress, pointer(type)))
    }
  }

  /// A segue made by `init(identifier:source:destination:)`.
  static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Segue? {
    guard let function = function(type, .segue) else { return nil }
    let text = consumed(identifier)
    return take(
      initialiser_call_text_objects(
        function, text.0, text.1, Unmanaged.passRetained(source).toOpaque(),
        Unmanaged.passRetained(destination).toOpaque(), pointer(type)))
  }

  private static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func take<Object: AnyObject>(_ object: UnsafeMutableRawPointer?) -> Object? {
    object.map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
  }

  /// The two words of an optional string, with a reference that the callee gives back.
  private static func consumed(_ text: String?) -> (UInt64, UInt64) {
    withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { place in
      place.initializeElement(at: 0, to: text)
      return UnsafeRawPointer(place.baseAddress!).loadUnaligned(as: (UInt64, UInt64).self)
    }
  }

  // MARK: Looking up

  /// The allocating `init()` of a class itself; nil where it has none that can be found.
  static func plainInitialiser(of type: AnyClass) -> UnsafeRawPointer? { function(type, .plain) }

  private static func function(_ type: AnyClass, _ form: Form) -> UnsafeRawPointer? {
    let key = Key(type: ObjectIdentifier(type), form: form)
    if let known = functions[key] { return known }
    let found = lookUp(type, form)
    functions[key] = .some(found)
    return found
  }

  private static func lookUp(_ type: AnyClass, _ form: Form) -> UnsafeRawPointer? {
    guard let symbols = ClassSymbols(type) else { return nil }
    let found = symbols.functions(.initialiser).first { function in
      guard function.name.contains(form.rawValue),
        let result = function.name.range(of: form.labelEnd + symbols.name)
      else { return false }
      // Not the initialiser of a class inside the class.
      let rest = function.name[result.upperBound...]
      return rest.isEmpty || rest.first == " "
    }
    return found.flatMap { UnsafeRawPointer(bitPattern: $0.address) }
  }
}
