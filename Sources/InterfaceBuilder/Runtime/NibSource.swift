import Foundation
import PortableUIKit

/// The objects of a xib.
@MainActor struct NibSource: NibContents {
  let document: InterfaceDocument
  let bundle: Bundle
  let loader: DocumentLoader

  func makeObjects(
    owner: AnyObject?, externalObjects: [String: AnyObject]
  ) throws -> [AnyObject] {
    var table = ObjectTable()
    let loading = SceneLoading(document: document, bundle: bundle, loader: loader)
    var topLevel: [(line: Int, object: AnyObject)] = []
    for object in document.objects {
      switch object.role {
      case .filesOwner:
        guard let owner else { continue }
        table.add(
          ObjectTable.Entry(
            object: owner, connections: object.connections,
            runtimeAttributes: object.runtimeAttributes),
          id: object.id)
      case .external(let identifier):
        if let external = externalObjects[identifier] { table.add(external, id: object.id) }
      case .object, .gestureRecognizer:
        topLevel += loading.add([object], to: &table).map { (object.line ?? 0, $0) }
      case .firstResponder, .exit, .storyboardReference:
        continue
      }
    }
    for scene in document.scenes {
      topLevel.append((scene.root.line, try loading.load(scene, for: nil, into: &table)))
    }
    let wiring = loading.wiring
    wiring.connect(table)
    wiring.awaken(table, except: owner)
    // Programs take the objects by their places in the document.
    return topLevel.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element.object)
  }
}
