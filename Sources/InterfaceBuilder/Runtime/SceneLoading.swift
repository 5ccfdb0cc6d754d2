import Foundation
import PortableUIKit

/// Makes the objects of one hierarchy for a program and connects them.
@MainActor struct SceneLoading {
  let document: InterfaceDocument
  let bundle: Bundle
  let loader: DocumentLoader

  /// The size classes of the screen, which decide the variations.
  private var sizeClasses: SizeClassPair {
    let traits = UIScreen.main.traitCollection
    return SizeClassPair(
      width: .init(traits.horizontalSizeClass), height: .init(traits.verticalSizeClass))
  }

  var wiring: ConnectionWiring {
    let library = loader.library(of: bundle)
    let images = document.images
    return ConnectionWiring(
      classes: loader.classes, file: document.file,
      colors: ColorReader(namedColors: document.namedColors, assets: library),
      image: { name in
        library.image(named: name, traits: UIScreen.main.traitCollection)
          ?? images[name].map { UIImage(name: name, size: $0) }
      }, report: loader.problemHandler)
  }

  /// Makes the views of `scene` and adds them and their constraints to `table`.
  ///
  /// - Parameter controller: The controller that owns the old guides, if any.
  func load(
    _ scene: InterfaceScene, for controller: UIViewController?, into table: inout ObjectTable
  ) throws(InterfaceBuilderError) -> UIView {
    let blueprint = try scene.runtimeBlueprint(
      sizeClasses: sizeClasses, assets: loader.library(of: bundle))
    let builder = ViewTreeBuilder(blueprint, classes: loader.classes, omitsPrototypes: true)
    let views = builder.build()
    for problem in builder.problems { loader.problemHandler(problem) }
    for (index, description) in blueprint.hierarchy.views.enumerated() {
      guard let view = views[index] else { continue }
      table.add(
        ObjectTable.Entry(
          object: view, connections: description.connections,
          runtimeAttributes: description.runtimeAttributes,
          element: description.element?.element),
        id: description.id)
    }
    guard let root = views[0] else { return UIView(frame: .zero) }
    if let controller { controller.view = root }
    let installer = ConstraintInstaller(views: views, controller: controller)
    for constraint in blueprint.hierarchy.constraints {
      guard let installed = installer.install(constraint) else { continue }
      table.add(installed, id: constraint.id)
    }
    return root
  }
}

extension SizeClassPair.SizeClass {
  init(_ value: UIUserInterfaceSizeClass) {
    self =
      switch value {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: .any
      }
  }
}
