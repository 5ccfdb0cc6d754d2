import InterfaceBuilder
import LayoutReports
import PortableUIKit

extension DocumentSource {
  /// Scenes contain one another so deep at most: the views of each are made anew.
  private static let deepestEmbedding = 8

  /// Fills the container views of a scene with the scenes that embed segues lead to.
  ///
  /// A scene that contains itself stays empty. A container of controllers is represented by the controller that it shows,
  /// a reference by the scene of the storyboard that it names.
  ///
  /// - Parameter path: The identifiers of the scenes around.
  /// - Returns: The scenes inside, which live as long as the result does.
  func embed(
    in instance: InterfaceSceneInstance, _ options: InstantiationOptions, within path: [String]
  ) throws(CommandFailure) -> [InterfaceSceneInstance] {
    guard path.count <= Self.deepestEmbedding else { return [] }
    // Sizes were recorded in the canvas of a scene, not in the view that contains it.
    var options = options
    options.contentSizes = InstantiationOptions().contentSizes
    var embedded: [InterfaceSceneInstance] = []
    for segue in instance.sceneController?.segues ?? [] {
      guard case .segue(kind: "embed", _, _) = segue.kind,
        let container = instance.viewsByID[segue.source],
        let (source, scene) = try shown(by: segue.destination), !path.contains(scene.id)
      else { continue }
      let child = try source.make(scene, options)
      child.detach(size: container.bounds.size)
      child.rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      instance.controller.addChild(child.controller)
      container.addSubview(child.rootView)
      child.controller.didMove(toParent: instance.controller)
      embedded.append(child)
      embedded += try source.embed(in: child, options, within: path + [scene.id])
    }
    return try embedded + attach(in: instance, options)
  }

  /// The outlets of cells, tables and collections that show a view from beside the scene's own.
  private static let shownOutlets = ["accessoryView", "backgroundView"]

  /// Shows the views that lie beside a scene's own and that its outlets tie to cells, tables and collections.
  ///
  /// - Returns: Their scenes, which live as long as the result does.
  private func attach(
    in instance: InterfaceSceneInstance, _ options: InstantiationOptions
  ) throws(CommandFailure) -> [InterfaceSceneInstance] {
    var attached: [InterfaceSceneInstance] = []
    for view in instance.hierarchy.views {
      for connection in view.connections {
        guard case .outlet(let property) = connection.kind,
          Self.shownOutlets.contains(property), let owner = instance.viewsByID[view.id],
          let scene = document.scenes.first(where: {
            $0.id == connection.destination && $0.controller == nil
          })
        else { continue }
        let child = try make(scene, options)
        child.detach(size: child.hierarchy.views[0].frame.size)
        guard DocumentOutlet.set(property, of: owner, to: child.rootView) else { continue }
        attached.append(child)
      }
    }
    return attached
  }
}
