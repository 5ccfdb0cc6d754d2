import AutoLayout
import Foundation

/// One scene of a fixture set up in an engine, and what came out.
final class CorpusLayout {
  private let root: CorpusFixture.Root
  /// Ids of stack views whose margins are recorded explicitly, which is how Interface Builder
  /// says that a stack arranges within its margins.
  private let marginStacks: Set<String>
  private var boxes: [String: Box] = [:]
  private var guides: [CorpusFixture.Item: Box] = [:]
  private var stacks: [StackArrangement] = []
  private var sizes: [String: LayoutSize] = [:]
  let engine: LayoutEngine
  private(set) var conflicts: [LayoutConflict] = []
  private(set) var refused: [String] = []

  init?(_ root: CorpusFixture.Root, marginStacks: Set<String>) {
    self.root = root
    self.marginStacks = marginStacks
    let top = Box(root.id)
    engine = LayoutEngine(root: top, size: LayoutSize(width: root.size[0], height: root.size[1]))
    engine.pixelGrid = .none
    boxes[root.id] = top
    engine.onConflict = { [unowned self] in conflicts.append($0) }
    buildTree()
    tellFacts()
    installConstraints()
    arrangeStacks()
    engine.solve()
  }

  private func buildTree() {
    // Siblings are listed last to first.
    for view in root.views.reversed() where view.id != root.id {
      boxes[view.id] = Box(view.id)
    }
    for view in root.views.reversed() {
      guard let box = boxes[view.id], let parent = view.superview.flatMap({ boxes[$0] }) else {
        continue
      }
      parent.adopt(box)
    }
  }

  private func tellFacts() {
    for view in root.views {
      guard let box = boxes[view.id] else { continue }
      sizes[view.id] = LayoutSize(width: view.frame[2], height: view.frame[3])
      if let margins = view.margins { engine.setMargins(insets(margins), of: box) }
      if let alignment = view.alignmentRectInsets {
        engine.setAlignmentInsets(
          LayoutInsets(
            top: alignment.top, left: alignment.left, bottom: alignment.bottom,
            right: alignment.right), of: box)
      }
      if ["scrollView", "tableView", "collectionView", "textView"].contains(view.kind) {
        engine.setScrollContainer(box)
      }
      if let intrinsic = view.intrinsic { tellContent(view, intrinsic, box) }
      if view.id != root.id, !view.autolayout, let parent = view.superview,
        let size = root.views.first(where: { $0.id == parent })?.frame
      {
        engine.setAutoresizing(
          frame: LayoutRect(
            x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3]),
          parentSize: LayoutSize(width: size[2], height: size[3]), mask: [], of: box)
      }
    }
  }

  private func tellContent(_ view: CorpusFixture.View, _ intrinsic: [Double?], _ box: Box) {
    let hugging = view.hugging ?? [250, 250]
    let compression = view.compression ?? [750, 750]
    engine.setContentSize(
      LayoutSize(width: intrinsic[0] ?? -1, height: intrinsic[1] ?? -1),
      hugging: (LayoutPriority(Float(hugging[0])), LayoutPriority(Float(hugging[1]))),
      compression: (LayoutPriority(Float(compression[0])), LayoutPriority(Float(compression[1]))),
      of: box)
    // One line of the system font centred in the rectangle: 14 points in fields, 15 in buttons.
    guard let height = intrinsic[1] else { return }
    let lineHeight =
      switch view.kind {
      case "label": height
      case "textField": 14 * 2444.0 / 2048
      case "button": 15 * 2444.0 / 2048
      default: 0.0
      }
    guard lineHeight > 0 else { return }
    let ascender = lineHeight * 1950 / 2444
    engine.setBaselines(
      first: .centeredFirst(lines: 1, lineHeight: lineHeight, ascender: ascender),
      last: .centeredLast(lines: 1, lineHeight: lineHeight, ascender: ascender), of: box)
  }

  private func insets(_ edges: [Double]) -> LayoutInsets {
    LayoutInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  // MARK: Constraints

  private func item(_ item: CorpusFixture.Item) -> Box? {
    switch item {
    case .view(let id): return boxes[id]
    case .guide(let kind, let owner):
      if let guide = guides[item] { return guide }
      guard let parent = boxes[owner] else { return nil }
      let guide = Box("\(kind) of \(owner)", in: parent)
      guides[item] = guide
      let safe = safeArea(of: owner)
      switch kind {
      case "safeArea": engine.setGuide(.insets(safe), of: guide)
      case "top": engine.setGuide(.topStrip(safe.top), of: guide)
      case "bottom": engine.setGuide(.bottomStrip(safe.bottom), of: guide)
      case "contentLayoutGuide": engine.setContentGuide(guide)
      case "frameLayoutGuide": engine.setFrameGuide(guide)
      default: refused.append("guide \(kind)")
      }
      return guide
    }
  }

  /// The root's insets, and of a nested view the part its recorded frame reaches into.
  private func safeArea(of id: String) -> LayoutInsets {
    let own = LayoutInsets(
      top: root.safeArea.top, left: root.safeArea.left, bottom: root.safeArea.bottom,
      right: root.safeArea.right)
    guard id != root.id, let view = root.views.first(where: { $0.id == id }) else { return own }
    guard let parent = view.superview,
      let outer = root.views.first(where: { $0.id == parent }),
      !["scrollView", "tableView", "collectionView"].contains(outer.kind)
    else { return .zero }
    return SafeArea.insets(
      inheritedFrom: safeArea(of: parent),
      frame: LayoutRect(
        x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3]),
      in: LayoutRect(x: 0, y: 0, width: outer.frame[2], height: outer.frame[3]))
  }

  private func installConstraints() {
    for relation in root.constraints {
      do {
        guard let first = item(relation.first), let owner = boxes[relation.owner] else { continue }
        let constraint = try LayoutConstraint(
          first, attribute(relation.firstAttribute), self.relation(relation.relation),
          to: relation.second.flatMap(item),
          relation.secondAttribute.map(attribute) ?? .notAnAttribute,
          multiplier: relation.multiplier, constant: relation.constant,
          priority: LayoutPriority(Float(relation.priority)))
        constraint.identifier = relation.id
        try engine.install(constraint, owner: owner)
      } catch {
        refused.append("\(relation.id): \(error)")
      }
    }
  }

  private func relation(_ name: String) -> LayoutRelation {
    switch name {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private func attribute(_ name: String) -> LayoutAttribute {
    if name == "baseline" { return .lastBaseline }
    return LayoutAttribute.allCases.first { $0.name == name } ?? .notAnAttribute
  }

  private func arrangeStacks() {
    // Inner stacks first: an outer one asks for their natural sizes.
    for view in root.views.reversed() {
      guard let stack = view.stack, let box = boxes[view.id] else { continue }
      let arrangement = StackArrangement(container: box)
      arrangement.configuration = StackConfiguration(
        axis: stack.axis == "vertical" ? .vertical : .horizontal,
        distribution: distribution(stack.distribution), alignment: alignment(stack.alignment),
        spacing: Double(stack.spacing) ?? 0, isMarginsRelative: marginStacks.contains(view.id))
      let hidden = Set(root.views.filter { $0.hidden == true }.map(\.id))
      let guideBoxes = Set(guides.values.map { ObjectIdentifier($0) })
      arrangement.entries = box.children
        .filter { !guideBoxes.contains(ObjectIdentifier($0)) }
        .map { StackArrangement.Entry($0, isHidden: hidden.contains($0.layoutName)) }
      arrangement.update(in: engine)
      stacks.append(arrangement)
    }
  }

  private func distribution(_ name: String) -> StackConfiguration.Distribution {
    switch name {
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    default: .fill
    }
  }

  private func alignment(_ name: String) -> StackConfiguration.Alignment {
    switch name {
    case "leading", "top": .leading
    case "firstBaseline": .firstBaseline
    case "center": .center
    case "trailing", "bottom": .trailing
    case "lastBaseline": .lastBaseline
    default: .fill
    }
  }

  // MARK: Result

  /// The greatest difference of an edge or length between a view's solved and recorded frame.
  func deviation(of view: CorpusFixture.View) -> Double {
    guard let box = boxes[view.id] else { return .infinity }
    let solved = engine.exactFrame(of: box)
    return zip([solved.x, solved.y, solved.width, solved.height], view.frame)
      .map { abs($0 - $1) }.max() ?? 0
  }

  func solvedFrame(of id: String) -> LayoutRect {
    boxes[id].map { engine.exactFrame(of: $0) } ?? .zero
  }
}
