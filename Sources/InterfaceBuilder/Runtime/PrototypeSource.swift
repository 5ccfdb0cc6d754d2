import Foundation
import PortableUIKit

/// A cell, header or footer that a table or collection makes as often as it needs it.
@MainActor struct PrototypeSource: NibContents {
  let scene: InterfaceScene
  let loading: SceneLoading
  /// The controller of the scene around it, which holds the table; cells can be connected to it.
  weak var controller: UIViewController?
  let controllerID: String?

  func makeObjects(
    owner: AnyObject?, externalObjects: [String: AnyObject]
  ) throws -> [AnyObject] {
    var table = ObjectTable()
    if let controller, let controllerID { table.add(controller, id: controllerID) }
    let root = try loading.load(scene, for: controller, into: &table)
    let wiring = loading.wiring
    wiring.connect(table)
    loading.segues?.connect(table)
    wiring.awaken(table, except: nil)
    return [root]
  }
}
