import Foundation
import PortableUIKit

/// Makes the views of a hierarchy, each with its content, layout attributes and subviews.
@MainActor final class ViewTreeBuilder {
  private let blueprint: SceneBlueprint
  /// The classes that custom ones are made from; without, every view is of its element's class.
  private let classes: ClassRegistry?
  private let factory: ViewFactory
  /// Whether cells that a table or collection view makes on demand are left out.
  private let omitsPrototypes: Bool
  private var made: [UIView?]
  /// What was wrong without preventing the views: classes that are not to be found.
  private(set) var problems: [InterfaceBuilderError] = []

  init(_ blueprint: SceneBlueprint, classes: ClassRegistry? = nil, omitsPrototypes: Bool = false) {
    self.blueprint = blueprint
    self.classes = classes
    self.omitsPrototypes = omitsPrototypes
    factory = ViewFactory(
      images: blueprint.images, namedColors: blueprint.namedColors, assets: blueprint.assets,
      traits: blueprint.environment.device.traitCollection(in: .portrait))
    made = Array(repeating: nil, count: blueprint.hierarchy.views.count)
  }

  /// The views by index; prototypes that were left out are nil.
  ///
  /// - Complexity: O(views). The depth is bounded by `DocumentLimits.depth`.
  func build() -> [UIView?] {
    _ = make(0)
    return made
  }

  private var hierarchy: InterfaceHierarchy { blueprint.hierarchy }

  private func make(_ index: Int) -> UIView {
    let description = hierarchy.views[index]
    if let view = customView(description, index) { return view }
    let view = factory.plainView(description)
    decode(view, index)
    return view
  }

  /// A view of the custom class that the document names; nil where there is none or it declines.
  private func customView(_ description: InterfaceView, _ index: Int) -> UIView? {
    guard let classes, let name = description.customClass else { return nil }
    guard let type = classes.type(named: name, module: description.customModule) else {
      note(.unknownClass(name), description)
      return nil
    }
    guard let type = type as? UIView.Type else {
      note(.unsuitableClass(name, expected: "UIView"), description)
      return nil
    }
    let coder = InterfaceCoder(description) { [unowned self] in decode($0, index) }
    if let view = type.init(coder: coder) { return view }
    note(.unsuitableClass(name, expected: "one whose init(coder:) succeeds"), description)
    return nil
  }

  private func note(_ reason: InterfaceBuilderError.Reason, _ description: InterfaceView) {
    let place = description.element?.element
    problems.append(
      InterfaceBuilderError(
        file: description.element?.file ?? blueprint.id, line: place?.line, column: place?.column,
        elementID: description.id, reason: reason))
  }

  /// Gives a new view everything the document says of it, its subviews included.
  private func decode(_ view: UIView, _ index: Int) {
    let description = hierarchy.views[index]
    made[index] = view
    factory.configure(view, description, fontSize: blueprint.fontSizes[index])
    view.accessibilityIdentifier = description.id
    view.frame = description.frame
    view.isHidden = description.isHidden
    configureLayout(of: view, index)
    for child in description.children { add(child, to: view) }
  }

  private func add(_ index: Int, to parent: UIView) {
    let description = hierarchy.views[index]
    if description.role == .contentView, let content = parent.ownContentView {
      return decode(content, index)
    }
    if omitsPrototypes, description.role == .cell, parent.takesPrototypes { return }
    let view = make(index)
    if let stack = parent as? UIStackView, description.role == .arranged {
      stack.addArrangedSubview(view)
    } else if let container = parent.ownContentView, description.role == .subview {
      // Old documents have no element for the content view of a cell.
      container.addSubview(view)
    } else {
      parent.addSubview(view)
    }
  }

  // MARK: Layout attributes

  /// Tells a view everything about its layout but its constraints.
  private func configureLayout(of view: UIView, _ index: Int) {
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
    if let insets = margins.insets { view.layoutMargins = insets }
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

  /// Whether the view makes its cells on demand.
  fileprivate var takesPrototypes: Bool { self is UITableView || self is UICollectionView }
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
