import Foundation
import PortableUIKit

/// One view of a document by itself, such as a prototype cell.
@MainActor struct PrototypeSource: NibContents {
  let scene: InterfaceScene
  let document: InterfaceDocument
  let bundle: Bundle
  let loader: DocumentLoader

  func makeObjects(
    owner: AnyObject?, externalObjects: [String: AnyObject]
  ) throws -> [AnyObject] {
    let loading = SceneLoading(document: document, bundle: bundle, loader: loader)
    var table = ObjectTable()
    let root = try loading.load(scene, for: nil, into: &table)
    let wiring = loading.wiring
    wiring.connect(table)
    wiring.awaken(table, except: nil)
    return [root]
  }
}
