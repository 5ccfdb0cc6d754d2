import Foundation
import PortableUIKit

/// Makes the objects of one hierarchy for a program and connects them.
@MainActor struct SceneLoading {
  let document: InterfaceDocument
  let bundle: Bundle
  let loader: DocumentLoader
  /// Has the objects made start the storyboard's segues; nil in a nib, which has none.
  var segues: SegueWiring?

  /// The size classes of the screen, which decide the variations at first.
  private var sizeClasses: SizeClassPair { SizeClassPair(UIScreen.main.traitCollection) }

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

  /// Makes the views of `scene` and adds them, the items of their bars and their constraints to
  /// `table`.
  ///
  /// - Parameter controller: The controller that owns the views, if any.
  func load(
    _ scene: InterfaceScene, for controller: UIViewController?, into table: inout ObjectTable
  ) throws(InterfaceBuilderError) -> UIView {
    let blueprint = try scene.runtimeBlueprint(
      sizeClasses: sizeClasses, assets: loader.library(of: bundle))
    let builder = ViewTreeBuilder(blueprint, classes: loader.classes, isForProgram: true)
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
    try add(builder.items, to: &table)
    guard let root = views[0] else { return UIView(frame: .zero) }
    if let controller, scene.controller != nil { controller.view = root }
    let installer = ConstraintInstaller(views: views, controller: controller)
    var constraints: [String: NSLayoutConstraint] = [:]
    for constraint in blueprint.hierarchy.constraints {
      guard let made = installer.make(constraint) else { continue }
      if blueprint.hierarchy.isInForce(constraint) { installer.activate(made, constraint) }
      table.add(made, id: constraint.id)
      constraints[constraint.id] = made
    }
    registerPrototypes(of: scene, blueprint.hierarchy, views, controller)
    if scene.varies {
      SceneVariations(
        scene, blueprint, sizeClasses, views: views, constraints: constraints,
        controller: controller, report: loader.problemHandler
      ).follow(root)
    }
    return root
  }

  /// Makes the objects of a document that are made with it and are neither views nor controllers, and
  /// adds them to `table`.
  ///
  /// - Returns: The objects, for the caller to keep alive.
  func add(_ objects: [InterfaceObject], to table: inout ObjectTable) -> [AnyObject] {
    objects.compactMap { object in
      guard let made = make(object) else { return nil }
      table.add(
        ObjectTable.Entry(
          object: made, connections: object.connections,
          runtimeAttributes: object.runtimeAttributes),
        id: object.id)
      return made
    }
  }

  private func make(_ object: InterfaceObject) -> AnyObject? {
    let custom = object.customClass.flatMap {
      loader.classes.makeObject(ofClass: $0, module: object.customModule)
    }
    switch object.role {
    case .object(let kind):
      if custom == nil, let name = object.customClass { report(.unknownClass(name), object, kind) }
      return custom
    case .gestureRecognizer(let gesture):
      let factory = GestureFactory()
      if let name = object.customClass, !(custom is UIGestureRecognizer) {
        report(
          custom == nil
            ? .unknownClass(name) : .unsuitableClass(name, expected: "UIGestureRecognizer"),
          object, gesture.kind.rawValue)
      }
      let recognizer =
        custom as? UIGestureRecognizer ?? factory.plainRecognizer(gesture.kind)
      factory.configure(recognizer, gesture)
      return recognizer
    case .filesOwner, .firstResponder, .external, .exit, .storyboardReference:
      return nil
    }
  }

  private func report(
    _ reason: InterfaceBuilderError.Reason, _ object: InterfaceObject, _ element: String
  ) {
    loader.problemHandler(
      InterfaceBuilderError(
        file: document.file, line: object.line, elementID: object.id, element: element,
        reason: reason))
  }

  func add(_ items: MadeItems, to table: inout ObjectTable) throws(InterfaceBuilderError) {
    for (element, item) in items.entries {
      guard let id = element.id else { continue }
      table.add(
        ObjectTable.Entry(
          object: item, connections: ConnectionReader(file: document.file).connections(of: element),
          runtimeAttributes: try RuntimeAttributeReader(file: document.file)
            .attributes(of: element), element: element),
        id: id)
    }
  }

  /// Has tables and collections make the cells, headers and footers that the document shows in them.
  private func registerPrototypes(
    of scene: InterfaceScene, _ hierarchy: InterfaceHierarchy, _ views: [UIView?],
    _ controller: UIViewController?
  ) {
    for prototype in hierarchy.views where prototype.isPrototype {
      guard
        let parent = prototype.parent, let view = views[parent],
        !hierarchy.views[parent].hasStaticCells, let element = prototype.element?.element,
        let identifier = prototype.element?.string("reuseIdentifier"), !identifier.isEmpty
      else { continue }
      let nib = UINib(
        contents: PrototypeSource(
          scene: scene.part(element, size: prototype.frame.size), loading: self,
          controller: controller, controllerID: scene.controller?.id))
      switch (view, element.key) {
      case (let table as UITableView, _):
        table.register(nib, forCellReuseIdentifier: identifier)
      case (let collection as UICollectionView, "sectionHeaderView"):
        collection.register(
          nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: identifier)
      case (let collection as UICollectionView, "sectionFooterView"):
        collection.register(
          nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
          withReuseIdentifier: identifier)
      case (let collection as UICollectionView, _):
        collection.register(nib, forCellWithReuseIdentifier: identifier)
      default:
        break
      }
    }
  }
}

extension SizeClassPair {
  init(_ traits: UITraitCollection) {
    self.init(width: .init(traits.horizontalSizeClass), height: .init(traits.verticalSizeClass))
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
