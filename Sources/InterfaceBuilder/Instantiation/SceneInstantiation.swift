import Foundation
import PortableUIKit

/// Makes the views of a blueprint in a window of their own: first all views, then constraints.
@MainActor
struct SceneInstantiation {
  private let blueprint: SceneBlueprint
  private let textMeasurer: (any TextMeasuring)?
  private let classes: ClassRegistry?
  /// The user's preferences beyond the device's own traits.
  private let preferences: UITraitCollection
  /// Whether rows have the heights of their content where they size themselves, rather than the recorded
  /// ones.
  private let sizesRows: Bool

  init(
    _ blueprint: SceneBlueprint, textMeasurer: (any TextMeasuring)? = nil,
    classes: ClassRegistry? = nil, preferences: UITraitCollection = UITraitCollection(),
    sizesRows: Bool = false
  ) {
    self.blueprint = blueprint
    self.textMeasurer = textMeasurer
    self.classes = classes
    self.preferences = preferences
    self.sizesRows = sizesRows
  }

  private var hierarchy: InterfaceHierarchy { blueprint.hierarchy }

  /// The scene's views in a window of the environment's size.
  ///
  /// Views that UIKit would refuse are left out rather than stopping the program: documents are data.
  func instance() -> InterfaceSceneInstance {
    Platform.withValue {
      $0.diagnostics.exception = { _ in }
    } operation: {
      madeInstance()
    }
  }

  private func madeInstance() -> InterfaceSceneInstance {
    // A program that looks at a canvas lays it out itself: nothing waits for a run loop that may never
    // come.
    let window = UIWindow(
      environment: blueprint.environment.device, textMeasurer: textMeasurer,
      frameClock: ManualFrameClock())
    window.traitOverrides.merge(preferences)
    window.updateTraitsIfNeeded()
    let builder = ViewTreeBuilder(blueprint, classes: classes)
    var views: [UIView] = []
    // Fonts of text styles have the size that is preferred when they are made.
    window.traitCollection.performAsCurrent {
      // Nothing is left out here, so that every index has its view.
      views = builder.build().map { $0 ?? UIView(frame: .zero) }
    }
    if blueprint.isOnCanvas { fillRows(views) }
    if sizesRows { SelfSizingRows(hierarchy: hierarchy, views: views).install() }
    let controller = makeController(root: views[0])
    window.rootViewController = controller
    let installer = ConstraintInstaller(
      views: views.map(Optional.some), controller: controller)
    var constraints = [String: NSLayoutConstraint](minimumCapacity: hierarchy.constraints.count)
    for constraint in hierarchy.constraints {
      constraints[constraint.id] = installer.install(constraint)
    }
    window.isHidden = false
    return InterfaceSceneInstance(
      id: blueprint.id, window: window, controller: controller, rootView: views[0],
      viewsByID: byIdentifier(views), constraintsByID: constraints,
      identifiers: hierarchy.views.map(\.id),
      recordedFrames: recordedFrames,
      comparableIDs: (blueprint.comparable ?? hierarchy.comparableIndices).map {
        hierarchy.views[$0].id
      },
      environment: blueprint.environment, hierarchy: hierarchy, problems: builder.problems,
      blueprint: blueprint)
  }

  /// On a canvas the contents of rows are as wide as the rows, whatever covers the sides of their table: seen in 16
  /// rows of canvases on their side, none against.
  private func fillRows(_ views: [UIView]) {
    for case let table as UITableView in views { table.insetsContentViewsToSafeArea = false }
  }

  private var recordedFrames: [String: CGRect] {
    let views = blueprint.hierarchy.views
    var frames = [String: CGRect](minimumCapacity: views.count)
    // By index, as a copy of a view is one of all that the document says of it.
    for index in views.indices where views[index].isFrameRecorded {
      if frames[views[index].id] == nil { frames[views[index].id] = views[index].frame }
    }
    return frames
  }

  private func byIdentifier<Value>(_ values: [Value]) -> [String: Value] {
    Dictionary(
      zip(hierarchy.views.map(\.id), values), uniquingKeysWith: { first, _ in first })
  }

  private func makeController(root: UIView) -> UIViewController {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.title = blueprint.controller?.title
    controller.storyboardIdentifier = blueprint.controller?.storyboardIdentifier
    // The margins are the document's; the controller's minimum is part of them already.
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view = root
    return controller
  }
}
