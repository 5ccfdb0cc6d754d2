import Foundation

/// A drag, for the views that it may end in.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag as the view sees it that it began in.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the objects of a class, as many as there are, and hands them over on the main thread.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads values, such as `String`s or `URL`s, and hands them over on the main thread.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          var value: Value?
          if let object = object as? Value._ObjectiveCType {
            _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
          }
          return value
        })
    }
  }
}
