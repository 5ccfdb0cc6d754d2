import Foundation

/// The kinds of things that an object takes from the pasteboard or from a drop.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  public convenience override init() { self.init(acceptableTypeIdentifiers: []) }

  /// The kinds that objects of a class are read from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// The kinds that values, such as `String`s, are read from.
  public convenience init<Value: _ObjectiveCBridgeable>(forAccepting aClass: Value.Type)
  where Value._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: Value._ObjectiveCType.self)
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }

  /// Whether one of the forms of an item is of a kind that is taken.
  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }
}
