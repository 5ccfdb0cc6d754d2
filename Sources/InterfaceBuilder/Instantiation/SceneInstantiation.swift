import Foundation
import PortableUIKit

/// Makes the views of a blueprint: first all views, then what they are told, then constraints.
@MainActor
struct SceneInstantiation {
  private let blueprint: SceneBlueprint
  private let textMeasurer: (any TextMeasuring)?

  init(_ blueprint: SceneBlueprint, textMeasurer: (any TextMeasuring)? = nil) {
    self.blueprint = blueprint
    self.textMeasurer = textMeasurer
  }

  private var hierarchy: InterfaceHierarchy { blueprint.hierarchy }

  /// The scene's views in a window of the environment's size.
  ///
  /// What UIKit would refuse is left out rather than stopping the program: documents are data.
  func instance() -> InterfaceSceneInstance {
    let handler = UIKitException.handler
    UIKitException.handler = { _ in }
    defer { UIKitException.handler = handler }
    let views = makeViews()
    let controller = makeController(root: views[0])
    let window = UIWindow(environment: blueprint.environment.device, textMeasurer: textMeasurer)
    for index in views.indices { configure(views[index], index) }
    window.rootViewController = controller
    let installer = ConstraintInstaller(views: views, controller: controller)
    var constraints: [String: NSLayoutConstraint] = [:]
    for constraint in hierarchy.constraints {
      constraints[constraint.id] = installer.install(constraint)
    }
    window.isHidden = false
    return InterfaceSceneInstance(
      id: blueprint.id, window: window, controller: controller, rootView: views[0],
      viewsByID: byIdentifier(views), constraintsByID: constraints,
      identifiers: hierarchy.views.map(\.id),
      recordedFrames: byIdentifier(hierarchy.views.map(\.frame)),
      comparableIDs: (blueprint.comparable ?? hierarchy.comparableIndices).map {
        hierarchy.views[$0].id
      },
      environment: blueprint.environment, hierarchy: hierarchy)
  }

  private func byIdentifier<Value>(_ values: [Value]) -> [String: Value] {
    Dictionary(
      zip(hierarchy.views.map(\.id), values), uniquingKeysWith: { first, _ in first })
  }

  // MARK: Views

  /// Makes all views and puts them into their parents, with their recorded frames.
  private func makeViews() -> [UIView] {
    let factory = ViewFactory(images: blueprint.images, namedColors: blueprint.namedColors)
    var views: [UIView] = []
    for (index, description) in hierarchy.views.enumerated() {
      let parent = description.parent.map { views[$0] }
      let content = description.role == .contentView ? parent?.ownContentView : nil
      let view = content ?? factory.view(for: description, fontSize: blueprint.fontSizes[index])
      view.accessibilityIdentifier = description.id
      view.frame = description.frame
      view.isHidden = description.isHidden
      if content == nil { add(view, description, to: parent) }
      views.append(view)
    }
    return views
  }

  private func add(_ view: UIView, _ description: InterfaceView, to parent: UIView?) {
    if let stack = parent as? UIStackView, description.role == .arranged {
      stack.addArrangedSubview(view)
    } else if let container = parent?.ownContentView, description.role == .subview {
      // Old documents have no element for the content view of a cell.
      container.addSubview(view)
    } else {
      parent?.addSubview(view)
    }
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

  /// Tells a view everything about its layout but its constraints.
  private func configure(_ view: UIView, _ index: Int) {
    let description = hierarchy.views[index]
    if description.usesAutoLayout {
      view.translatesAutoresizingMaskIntoConstraints = false
    } else if description.role != .root {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = UIView.AutoresizingMask(description.autoresizing)
    }
    let margins = blueprint.margins[index]
    view.insetsLayoutMarginsFromSafeArea = margins.insetsFromSafeArea
    view.preservesSuperviewLayoutMargins = margins.preservesSuperview
    view.layoutMargins = margins.insets
    view.setContentHuggingPriority(priority(description.horizontalHugging), for: .horizontal)
    view.setContentHuggingPriority(priority(description.verticalHugging), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority(description.horizontalCompression), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority(description.verticalCompression), for: .vertical)
    view.designContentSize = blueprint.contentSizes[index]
    view.designAlignmentRectInsets = blueprint.alignmentInsets[index]
    if let stack = view as? UIStackView, let arrangement = description.stack {
      configure(stack, arrangement)
    }
  }

  private func configure(_ stack: UIStackView, _ arrangement: InterfaceStack) {
    stack.axis = arrangement.axis == .horizontal ? .horizontal : .vertical
    stack.distribution =
      switch arrangement.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    stack.alignment =
      switch arrangement.alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing, .bottom: .trailing
      case .lastBaseline: .lastBaseline
      }
    stack.spacing = CGFloat(arrangement.spacing)
    stack.isBaselineRelativeArrangement = arrangement.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = arrangement.isMarginsRelative
  }

  /// A priority UIKit accepts; the format allows 0 for "none".
  private func priority(_ value: Double) -> UILayoutPriority {
    UILayoutPriority(Float(min(max(value, 1), 1000)))
  }
}

extension UIView {
  /// The view that holds the content of a cell or effect view.
  var ownContentView: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UIVisualEffectView: view.contentView
    default: nil
    }
  }
}

extension UIView.AutoresizingMask {
  init(_ mask: InterfaceView.AutoresizingMask) {
    self = []
    if mask.contains(.flexibleMinX) { insert(.flexibleLeftMargin) }
    if mask.contains(.widthSizable) { insert(.flexibleWidth) }
    if mask.contains(.flexibleMaxX) { insert(.flexibleRightMargin) }
    if mask.contains(.flexibleMinY) { insert(.flexibleTopMargin) }
    if mask.contains(.heightSizable) { insert(.flexibleHeight) }
    if mask.contains(.flexibleMaxY) { insert(.flexibleBottomMargin) }
  }
}
