import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// A scene of a document as statements of the session's language.
///
/// Content sizes are those that the document records, so that the session starts where Interface
/// Builder's canvas stands; labels whose lines may break are measured anew as their width changes.
@MainActor struct DocumentScript {
  /// The statements in order; the comment after a `#` names the element of the document.
  private(set) var lines: [String] = []
  /// The facts that statements cannot express, in sentences.
  private(set) var omissions: [String] = []

  private let instance: InterfaceSceneInstance
  private let names: DocumentNames
  /// The safe area of the root, if it is not that of the device.
  private var rootSafeArea: UIEdgeInsets?
  /// The safe areas that the session assumes for the views declared so far.
  private var safeAreas: [Int: UIEdgeInsets] = [:]
  /// The views whose margins, and those whose safe areas, constraints speak of.
  private var usedMargins: Set<Int> = []
  private var usedSafeAreas: Set<Int> = []
  private var hierarchy: InterfaceHierarchy { instance.hierarchy }

  /// Writes a scene that has been made and laid out.
  ///
  /// - Parameters:
  ///   - document: The document, of whose connections views and constraints get their names.
  ///   - taken: Names that stand for something else already.
  init(
    _ instance: InterfaceSceneInstance, of scene: InterfaceScene, in document: InterfaceDocument,
    taken: Set<String> = []
  ) {
    self.instance = instance
    let outlets =
      (scene.controller?.connections ?? []) + instance.hierarchy.views.flatMap(\.connections)
      + document.controllers.flatMap(\.connections)
    let environment = instance.environment
    let device = environment.deviceID.flatMap { DeviceEnvironment.named($0) }
    let orientation: DeviceOrientation = environment.isLandscape ? .landscape : .portrait
    let isScreen = device?.size(in: orientation) == environment.size
    names = DocumentNames(
      of: instance.hierarchy, outlets: outlets, root: isScreen ? LayoutModel.screenName : nil,
      taken: taken.union([LayoutModel.screenName]))
    if let device, isScreen {
      lines.append(
        "device \"\(device.name)\"\(orientation == .landscape ? " landscape" : "")")
    }
    let usual = isScreen ? device?.safeAreaInsets(in: orientation) : .zero
    if let usual, instance.rootView.safeAreaInsets != usual {
      rootSafeArea = instance.rootView.safeAreaInsets
    }
    noteUsedInsets()
    for index in hierarchy.views.indices { declare(index, isScreen: isScreen) }
    for index in hierarchy.views.indices { placeByMask(index) }
    for constraint in hierarchy.constraints { relate(constraint) }
    for index in hierarchy.views.indices { breakLines(index) }
  }

  // MARK: Views

  private mutating func declare(_ index: Int, isScreen: Bool) {
    let description = hierarchy.views[index]
    guard let view = instance.viewsByID[description.id] else { return }
    let name = names.views[index]
    if index > 0 || !isScreen {
      let kind = ViewKind(of: view)
      var line = "\(kind.rawValue) \(name)"
      if kind.hasText { line += " \"\(Session.escaped(view.shownText?.words ?? ""))\"" }
      if kind == .stack, let stack = description.stack { line += " " + stack.optionsText }
      let size = view.designContentSize ?? view.intrinsicContentSize
      if let parent = description.parent { line += " in \(names.views[parent])" }
      lines.append(line + "  # \(description.id)")
      // A container has a natural size only where the designer stated one.
      let isContainer = (kind == .stack || kind == .scroll) && view.designContentSize == nil
      if !isContainer, let text = Self.naturalSize(size) {
        lines.append("size \(name) \(text)")
      }
      if index == 0 {
        let size = instance.environment.size
        lines.append("\(name).width == \(NumberText.exact(size.width))")
        lines.append("\(name).height == \(NumberText.exact(size.height))")
      }
      addContent(of: view, description, kind, name)
    }
    addInsets(of: view, index)
  }

  private mutating func addContent(
    of view: UIView, _ description: InterfaceView, _ kind: ViewKind, _ name: String
  ) {
    if view.isHidden { lines.append("hide \(name)") }
    let insets = view.alignmentRectInsets
    let usual = kind.alignmentInsets
    if insets
      != UIEdgeInsets(top: usual.top, left: usual.left, bottom: usual.bottom, right: usual.right)
    {
      lines.append("insets \(name) \(Self.text(of: insets))")
    }
    guard kind != .stack, kind != .scroll else { return }
    let usualHug = kind.usualHugging
    for (verb, axis, value, usual) in [
      ("hug", "horizontal", description.horizontalHugging, usualHug),
      ("hug", "vertical", description.verticalHugging, usualHug),
      ("resist", "horizontal", description.horizontalCompression, 750),
      ("resist", "vertical", description.verticalCompression, 750),
    ] where value != usual {
      lines.append("\(verb) \(name) \(axis) \(NumberText.exact(max(value, 1)))")
    }
  }

  /// Lets the lines of a label break, once it has its place: at the width that the document gives it a text
  /// is as high as the document says, at others it is measured.
  private mutating func breakLines(_ index: Int) {
    guard let label = instance.viewsByID[hierarchy.views[index].id], ViewKind(of: label) == .label,
      let text = label.shownText, text.lines != 1, let font = text.font
    else { return }
    let name = names.views[index]
    let size = label.designContentSize ?? label.intrinsicContentSize
    if size.width >= 0, size.height >= 0, let text = Self.naturalSize(size) {
      lines.append("size \(name) \(text) at \(NumberText.points(label.frame.width))")
    }
    lines.append("lines \(name) \(text.lines)")
    lines.append("font \(name) \(NumberText.exact(Double(font.pointSize)))")
  }

  /// Margins and safe area if constraints can see them and the session would assume others.
  private mutating func addInsets(of view: UIView, _ index: Int) {
    let name = names.views[index]
    let safeArea = view.safeAreaInsets
    if index == 0, let rootSafeArea {
      lines.append("safeArea \(name) \(Self.text(of: rootSafeArea))")
    }
    let inherited = index == 0 ? safeArea : inheritedSafeArea(of: view, index)
    safeAreas[index] = inherited
    let usesMargins =
      hierarchy.views[index].stack?.isMarginsRelative == true || usedMargins.contains(index)
    if usesMargins || usedSafeAreas.contains(index), !Self.areNear(inherited, safeArea) {
      // As in a scroll view, whose content no bar covers.
      lines.append("safeArea \(name) \(Self.text(of: safeArea))")
      safeAreas[index] = safeArea
    }
    guard usesMargins else { return }
    var margins = view.layoutMargins
    // The session adds the safe area.
    margins.top -= safeArea.top
    margins.left -= safeArea.left
    margins.bottom -= safeArea.bottom
    margins.right -= safeArea.right
    lines.append("margins \(name) \(Self.text(of: margins))")
  }

  private mutating func noteUsedInsets() {
    for constraint in hierarchy.constraints {
      for (item, attribute) in [
        (constraint.first, constraint.firstAttribute),
        (constraint.second, constraint.secondAttribute),
      ] as [(InterfaceConstraint.Item?, LayoutAttribute?)] {
        switch item {
        case .view(let index)? where attribute?.isWithinMargins == true: usedMargins.insert(index)
        case .guide(.safeArea, let index)?: usedSafeAreas.insert(index)
        default: continue
        }
      }
    }
  }

  /// The safe area that the session assumes for a view: the part of its parent's that reaches it.
  private func inheritedSafeArea(of view: UIView, _ index: Int) -> UIEdgeInsets {
    guard let parent = hierarchy.views[index].parent, let insets = safeAreas[parent],
      let around = instance.viewsByID[hierarchy.views[parent].id]
    else { return .zero }
    let (frame, bounds) = (view.frame, around.bounds)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(inset, max(0, inset - distance))
    }
    return UIEdgeInsets(
      top: part(insets.top, frame.minY), left: part(insets.left, frame.minX),
      bottom: part(insets.bottom, bounds.height - frame.maxY),
      right: part(insets.right, bounds.width - frame.maxX))
  }

  private static func areNear(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
    zip(
      [first.top, first.left, first.bottom, first.right],
      [second.top, second.left, second.bottom, second.right]
    ).allSatisfy { abs($0 - $1) < 0.5 }
  }

  /// The words after the name in a statement of a natural size; none if there is none.
  private static func naturalSize(_ size: CGSize) -> String? {
    let (width, height) = (NumberText.points(size.width), NumberText.points(size.height))
    switch (size.width >= 0, size.height >= 0) {
    case (true, true): return "\(width)x\(height)"
    case (true, false): return "width \(width)"
    case (false, true): return "height \(height)"
    case (false, false): return nil
    }
  }

  private static func text(of insets: UIEdgeInsets) -> String {
    [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].map { "\($0.0) \(NumberText.exact(Double($0.1)))" }.joined(separator: " ")
  }

  // MARK: Constraints

  /// Constraints in place of an autoresizing mask, for a view that no constraints place.
  private mutating func placeByMask(_ index: Int) {
    let view = hierarchy.views[index]
    guard let parent = view.parent, !view.usesAutoLayout, view.role != .arranged,
      hierarchy.views[parent].stack == nil
    else { return }
    let name = names.views[index]
    let around = names.views[parent]
    let size = hierarchy.views[parent].frame.size
    for (near, far, extent, origin, length, whole, isFixedNear, isSizable) in [
      (
        "left", "right", "width", view.frame.minX, view.frame.width, size.width,
        !view.autoresizing.contains(.flexibleLeftMargin), view.autoresizing.contains(.flexibleWidth)
      ),
      (
        "top", "bottom", "height", view.frame.minY, view.frame.height, size.height,
        !view.autoresizing.contains(.flexibleTopMargin), view.autoresizing.contains(.flexibleHeight)
      ),
    ] {
      let end = whole - origin - length
      if isFixedNear || isSizable {
        lines.append("\(name).\(near) == \(around).\(near)\(Self.constant(origin))")
      } else {
        lines.append("\(name).\(far) == \(around).\(far)\(Self.constant(-end))")
      }
      lines.append(
        isSizable
          ? "\(name).\(far) == \(around).\(far)\(Self.constant(-end))"
          : "\(name).\(extent) == \(NumberText.exact(length))")
    }
  }

  private mutating func relate(_ constraint: InterfaceConstraint) {
    guard constraint.illegality == nil,
      let first = operand(constraint.first, constraint.firstAttribute)
    else {
      omissions.append("constraint \(constraint.id) has no meaning here")
      return
    }
    var line = "\(first) \(constraint.relation.text) "
    if let item = constraint.second, let attribute = constraint.secondAttribute {
      guard let second = operand(item, attribute) else {
        omissions.append("constraint \(constraint.id) has no meaning here")
        return
      }
      if constraint.multiplier != 1 { line += "\(NumberText.exact(constraint.multiplier))*" }
      line += second + Self.constant(constraint.constant)
    } else {
      line += NumberText.exact(constraint.constant)
    }
    if constraint.priority < 1000 {
      line += " @\(NumberText.exact(max(constraint.priority, 1)))"
    }
    if let label = names.constraints[constraint.id] { line += " as \(label)" }
    lines.append(line + "  # \(constraint.id)")
  }

  private func operand(
    _ item: InterfaceConstraint.Item, _ attribute: LayoutAttribute
  ) -> String? {
    let word = attribute.name
    let name = names.views[item.viewIndex]
    guard case .guide(let guide, _) = item else { return "\(name).\(word)" }
    switch guide {
    case .safeArea: return "\(name).safeArea.\(word)"
    case .contentLayoutGuide: return "\(name).content.\(word)"
    case .frameLayoutGuide: return "\(name).frame.\(word)"
    // The old guides end where the safe area begins; no keyboard is shown.
    case .top: return attribute == .bottom ? "\(name).safeArea.top" : "\(name).\(word)"
    case .bottom: return attribute == .top ? "\(name).safeArea.bottom" : "\(name).\(word)"
    case .keyboard: return attribute == .top ? "\(name).safeArea.bottom" : nil
    }
  }

  private static func constant(_ value: Double) -> String {
    value == 0 ? "" : value < 0 ? " - \(NumberText.exact(-value))" : " + \(NumberText.exact(value))"
  }
}
