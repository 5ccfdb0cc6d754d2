import AutoLayout
import Foundation
import PortableUIKit

extension LayoutFixture {
  /// The fixture's roots as blueprints, every input taken from the fixture.
  ///
  /// - Throws: `InterfaceBuilderError` for a view without superview or a constraint without item.
  package func blueprints(file: String) throws(InterfaceBuilderError) -> [SceneBlueprint] {
    var result: [SceneBlueprint] = []
    for root in roots {
      result.append(try FixtureReader(fixture: self, root: root, file: file).blueprint())
    }
    return result
  }
}

/// Turns one root of a fixture into a blueprint.
private struct FixtureReader {
  let fixture: LayoutFixture
  private(set) var root: LayoutFixture.Root
  let file: String

  private var entry: CanvasTable.Entry? { fixture.device.flatMap { CanvasTable.entry($0) } }

  init(
    fixture: LayoutFixture, root: LayoutFixture.Root, file: String
  ) throws(InterfaceBuilderError) {
    self.fixture = fixture
    self.file = file
    self.root = root
    self.root.views = try Self.inViewOrder(root.views, file: file)
  }

  /// The views with every parent before its children and siblings back to front.
  ///
  /// Fixtures list siblings front to back, the reverse of a document's order.
  private static func inViewOrder(
    _ views: [LayoutFixture.View], file: String
  ) throws(InterfaceBuilderError) -> [LayoutFixture.View] {
    var children: [String: [LayoutFixture.View]] = [:]
    for view in views { children[view.superview ?? "", default: []].append(view) }
    var pending = children[""] ?? []
    var result: [LayoutFixture.View] = []
    // Each view is taken out of `children` once, so that a circle of superviews ends.
    while let view = pending.popLast() {
      result.append(view)
      pending += children.removeValue(forKey: view.id) ?? []
    }
    guard result.count == views.count else {
      throw InterfaceBuilderError(
        file: file, reason: .invalidFixture("a view's superview is not in the fixture"))
    }
    return result
  }

  func blueprint() throws(InterfaceBuilderError) -> SceneBlueprint {
    let hierarchy = try hierarchy()
    return SceneBlueprint(
      id: root.id, hierarchy: hierarchy, environment: try environment(),
      margins: try margins(), contentSizes: try root.views.map(contentSize),
      alignmentInsets: try root.views.map { view throws(InterfaceBuilderError) in
        try view.alignmentRectInsets.map(insets) ?? .zero
      },
      fontSizes: root.views.map(fontSize),
      comparable: root.views.indices.filter { root.views[$0].check == "match" })
  }

  // MARK: Views

  private func hierarchy() throws(InterfaceBuilderError) -> InterfaceHierarchy {
    guard let first = root.views.first, first.superview == nil else {
      throw invalid("root \(root.id) does not start with its own view")
    }
    var hierarchy = InterfaceHierarchy()
    for (index, source) in root.views.enumerated() {
      var parent: Int?
      if let superview = source.superview {
        guard let found = hierarchy.index(of: superview) else {
          throw invalid("view \(source.id): superview \(superview) does not come before it")
        }
        parent = found
      } else if index > 0 {
        throw invalid("view \(source.id) has no superview")
      }
      guard hierarchy.items.updateValue(.view(index), forKey: source.id) == nil else {
        throw invalid("view \(source.id) appears twice")
      }
      hierarchy.views.append(try view(source, parent: parent, in: hierarchy))
      if let parent { hierarchy.views[parent].children.append(index) }
    }
    for source in root.constraints {
      if let constraint = try constraint(source, in: hierarchy) {
        hierarchy.constraints.append(constraint)
      }
    }
    return hierarchy
  }

  private func view(
    _ source: LayoutFixture.View, parent: Int?, in hierarchy: InterfaceHierarchy
  ) throws(InterfaceBuilderError) -> InterfaceView {
    let frame = try numbers(source.frame, 4, "frame of \(source.id)")
    var view = InterfaceView(
      id: source.id, kind: source.kind, customClass: source.customClass,
      role: role(source, parent: parent.map { hierarchy.views[$0] }), parent: parent,
      frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    view.usesAutoLayout = source.autolayout
    view.isHidden = source.hidden ?? false
    if let hugging = source.hugging {
      let values = try numbers(hugging, 2, "hugging of \(source.id)")
      (view.horizontalHugging, view.verticalHugging) = (values[0], values[1])
    }
    if let compression = source.compression {
      let values = try numbers(compression, 2, "compression of \(source.id)")
      (view.horizontalCompression, view.verticalCompression) = (values[0], values[1])
    }
    if let stack = source.stack { view.stack = try arrangement(stack, of: source) }
    return view
  }

  private func role(
    _ source: LayoutFixture.View, parent: InterfaceView?
  ) -> InterfaceView.Role {
    guard let parent else { return .root }
    switch parent.kind {
    case "stackView" where source.autolayout:
      return .arranged
    case "tableViewCell", "collectionViewCell", "visualEffectView":
      return source.autolayout ? .subview : .contentView
    default:
      return source.kind.hasSuffix("Cell") ? .cell : .subview
    }
  }

  private func arrangement(
    _ source: LayoutFixture.Stack, of view: LayoutFixture.View
  ) throws(InterfaceBuilderError) -> StackConfiguration {
    let spacing = Double(source.spacing ?? "0") ?? .nan
    return StackConfiguration(
      axis: try choice(source.axis, .horizontal),
      distribution: try choice(source.distribution, .fill),
      alignment: try choice(source.alignment, .fill),
      spacing: try numbers([spacing], 1, "spacing of \(view.id)")[0],
      isMarginsRelative: hasOwnMargins(view))
  }

  /// Whether a stack view's margins are its own: others have 8 points and their share of the safe
  /// area. Fixtures give margins for every view, but do not say whether a stack keeps to them.
  private func hasOwnMargins(_ view: LayoutFixture.View) -> Bool {
    guard let margins = view.margins, margins.count == 4 else { return false }
    let safeArea = [
      root.safeArea.top, root.safeArea.left, root.safeArea.bottom, root.safeArea.right,
    ]
    // The excess over 8 points on an edge can be at most the root's safe area there.
    return !zip(margins, safeArea).allSatisfy { margin, inset in
      margin >= 8 && (margin == 8 || inset > 0)
    }
  }

  // MARK: Constraints

  private func constraint(
    _ source: LayoutFixture.Constraint, in hierarchy: InterfaceHierarchy
  ) throws(InterfaceBuilderError) -> InterfaceConstraint? {
    let id = source.id ?? ""
    guard let owner = hierarchy.index(of: source.owner) else {
      throw invalid("constraint \(id): no owner \(source.owner)")
    }
    guard let firstAttribute = LayoutAttribute(document: source.firstAttribute) else {
      throw invalid("constraint \(id): no attribute \(source.firstAttribute)")
    }
    let secondAttribute = source.secondAttribute.flatMap { LayoutAttribute(document: $0) }
    guard let first = try item(source.first, in: hierarchy, constraint: id) else { return nil }
    let second = try source.second.map { item throws(InterfaceBuilderError) in
      try self.item(item, in: hierarchy, constraint: id)
    }
    if case .some(nil) = second { return nil }
    let values = try numbers(
      [source.multiplier ?? 1, source.constant ?? 0, source.priority ?? 1000], 3,
      "constraint \(id)")
    return InterfaceConstraint(
      id: id, owner: owner, first: first, firstAttribute: firstAttribute,
      relation: try choice(source.relation, .equal), second: second ?? nil,
      secondAttribute: secondAttribute, multiplier: values[0], constant: values[1],
      priority: values[2])
  }

  private func item(
    _ source: LayoutFixture.Item, in hierarchy: InterfaceHierarchy, constraint: String
  ) throws(InterfaceBuilderError) -> InterfaceConstraint.Item? {
    switch source {
    case .view(let id):
      guard let index = hierarchy.index(of: id) else {
        throw invalid("constraint \(constraint): no view \(id)")
      }
      return .view(index)
    case .guide(let name, of: let id):
      guard let index = hierarchy.index(of: id), let guide = InterfaceGuide(rawValue: name) else {
        throw invalid("constraint \(constraint): no guide \(name) of \(id)")
      }
      return .guide(guide, of: index)
    }
  }

  // MARK: Environment and sizes

  private func environment() throws(InterfaceBuilderError) -> InterfaceEnvironment {
    let size = try numbers(root.size, 2, "size of \(root.id)")
    func sizeClass(_ name: String?) -> SizeClassPair.SizeClass {
      name.flatMap { SizeClassPair.SizeClass(rawValue: $0) } ?? .any
    }
    return InterfaceEnvironment(
      deviceID: fixture.device, isLandscape: fixture.orientation == "landscape",
      size: CGSize(width: size[0], height: size[1]), scale: entry?.scale ?? 2,
      isPad: entry?.isPad ?? false, safeArea: try insets(root.safeArea),
      sizeClasses: SizeClassPair(
        width: sizeClass(fixture.widthClass), height: sizeClass(fixture.heightClass)),
      assumptions: ["given by the fixture"])
  }

  /// The effective margins, with nothing left to add to them.
  private func margins() throws(InterfaceBuilderError) -> [ViewMargins] {
    try root.views.map { view throws(InterfaceBuilderError) in
      let values = try numbers(view.margins ?? [8, 8, 8, 8], 4, "margins of \(view.id)")
      return ViewMargins(
        insets: UIEdgeInsets(
          top: values[0], left: values[1], bottom: values[2], right: values[3]),
        insetsFromSafeArea: false, preservesSuperview: false)
    }
  }

  private func contentSize(
    _ view: LayoutFixture.View
  ) throws(InterfaceBuilderError) -> CGSize? {
    let none = UIView.noIntrinsicMetric
    guard let intrinsic = view.intrinsic else { return CGSize(width: none, height: none) }
    let values = try numbers(intrinsic.map { $0 ?? -1 }, 2, "intrinsic of \(view.id)")
    return CGSize(width: values[0], height: values[1])
  }

  /// The size of a single line's text from the height it makes, in points; fixtures know no fonts.
  private func fontSize(_ view: LayoutFixture.View) -> Double? {
    guard let intrinsic = view.intrinsic, intrinsic.count == 2, let height = intrinsic[1] else {
      return nil
    }
    // San Francisco's line height is 2444/2048 of the point size.
    let lineHeight = 2444.0 / 2048
    // Taller text has several lines or an image; then the size every such view starts with counts.
    switch view.kind {
    case "label": return height < 60 ? max(1, height / lineHeight) : 17
    case "button": return height < 60 ? max(1, (height - 12) / lineHeight) : 15
    case "textField": return 14
    default: return nil
    }
  }

  private func insets(_ edges: LayoutFixture.Edges) throws(InterfaceBuilderError) -> UIEdgeInsets {
    let values = try numbers(
      [edges.top, edges.left, edges.bottom, edges.right], 4, "insets in \(root.id)")
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  // MARK: Values

  private func numbers(
    _ values: [Double], _ count: Int, _ what: String
  ) throws(InterfaceBuilderError) -> [Double] {
    guard values.count == count,
      values.allSatisfy({ $0.isFinite && abs($0) <= DocumentElement.largestLength })
    else { throw invalid("\(what) is not \(count) finite numbers") }
    return values
  }

  private func choice<Choice: NamedSetting>(
    _ text: String?, _ fallback: Choice
  ) throws(InterfaceBuilderError) -> Choice {
    guard let text else { return fallback }
    guard let choice = Choice(name: text) else { throw invalid("unknown value \"\(text)\"") }
    return choice
  }

  private func invalid(_ words: String) -> InterfaceBuilderError {
    InterfaceBuilderError(file: file, reason: .invalidFixture(words))
  }
}
