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
    var topLevel: [AnyObject] = []
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
      case .firstResponder, .exit, .object, .storyboardReference:
        continue
      }
    }
    let loading = SceneLoading(document: document, bundle: bundle, loader: loader)
    topLevel += loading.addPlainObjects(document.objects, to: &table)
    for scene in document.scenes {
      topLevel.append(try loading.load(scene, for: nil, into: &table))
    }
    let wiring = loading.wiring
    wiring.connect(table)
    wiring.awaken(table, except: owner)
    return topLevel
  }
}
