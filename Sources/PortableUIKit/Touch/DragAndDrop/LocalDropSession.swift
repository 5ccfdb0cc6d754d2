import Foundation

/// A drag of this app, for the views that it may end in.
final class LocalDropSession: NSObject, UIDropSession {
  let drag: LocalDragSession
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: LocalDragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let collected = LoadedObjects(count: items.count, completion)
    for (index, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        DispatchQueue.main.async { MainActor.assumeIsolated { collected.take(object, at: index) } }
      }
    }
    if items.isEmpty { completion([]) }
    return progress
  }
}

/// The objects of several items in their order, until all have come.
@MainActor private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    if missing == 0 { completion(objects.compactMap { $0 }) }
  }
}
