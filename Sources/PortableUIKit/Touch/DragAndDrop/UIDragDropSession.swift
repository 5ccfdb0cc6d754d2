import Foundation

/// A drag that is going on, from where it began or where it may end.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Where the finger is, in points of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may leave the place they came from.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the app that drags them; there is no other one here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has a form of one of the kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can be read as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  /// Whether an item can be read as a value, such as a `String` or a `URL`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}
