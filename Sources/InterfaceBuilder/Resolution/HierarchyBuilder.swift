import Foundation

/// Turns a root element into a hierarchy under given size classes.
struct HierarchyBuilder {
  let file: String
  let sizeClasses: SizeClassPair
  /// Every object identifier of the document, to tell an uninstalled item from a missing one.
  let knownIdentifiers: Set<String>
  /// The rules of the tools that wrote the document.
  let rules: CanvasRules
  /// The size of a root whose document does not tell it, in points.
  var defaultSize = CGSize(width: 600, height: 600)
  /// The old guides of the controller that owns the root, by identifier.
  var controllerGuides: [String: InterfaceGuide] = [:]

  /// Whether views that the size classes leave out are kept, marked as not installed.
  var keepsUninstalled = false

  /// The most views that are built.
  var viewLimit = Int.max

  private var hierarchy = InterfaceHierarchy()
  private var elements: [ResolvedElement] = []

  init(
    file: String, sizeClasses: SizeClassPair, knownIdentifiers: Set<String>, rules: CanvasRules
  ) {
    self.file = file
    self.sizeClasses = sizeClasses
    self.knownIdentifiers = knownIdentifiers
    self.rules = rules
  }

  /// Builds the hierarchy below `root`.
  ///
  /// - Throws: `InterfaceBuilderError` for an invalid frame, number or priority, and for more views
  ///   than may be built.
  mutating func build(_ root: DocumentElement) throws(InterfaceBuilderError) -> InterfaceHierarchy {
    hierarchy = InterfaceHierarchy()
    elements = []
    try addView(Child(element: root, role: .root), parent: nil)
    for (id, guide) in controllerGuides {
      hierarchy.items[id] = .guide(guide, of: 0)
    }
    for index in elements.indices {
      try addConstraints(of: index)
    }
    return hierarchy
  }

  // MARK: Views

  /// A view directly inside another one, with the part it plays there.
  private struct Child {
    var element: DocumentElement
    var role: InterfaceView.Role
    var isInstalled = true
  }

  /// Adds the view of an element and everything below it.
  private mutating func addView(_ new: Child, parent: Int?) throws(InterfaceBuilderError) {
    let element = new.element
    guard hierarchy.views.count < viewLimit else {
      throw element.error(
        .tooManyViews(limit: viewLimit), file: file, identifier: hierarchy.views.first?.id)
    }
    let resolved = ResolvedElement(element, file: file, sizeClasses: sizeClasses)
    let index = hierarchy.views.count
    let parentID = parent.map { hierarchy.views[$0].id } ?? file
    let id = element.id ?? "\(parentID).\(element.key ?? element.name)\(index)"
    let frameReader = FrameReader(file: file, defaultSize: defaultSize)
    let frame = try frameReader.frame(
      of: resolved, id: id, role: new.role,
      in: parent.map { parent in
        FrameReader.Parent(
          frame: (hierarchy.views[parent].frame, hierarchy.views[parent].isFrameRecorded),
          element: elements[parent])
      })
    var view = InterfaceView(
      id: id, kind: element.name, customClass: element.attributes["customClass"], role: new.role,
      parent: parent, frame: frame.rect)
    view.isFrameRecorded = frame.isRecorded
    view.customModule = element.attributes["customModule"]
    view.isInstalled = new.isInstalled
    try ViewAttributes(resolved: resolved, id: id).read(into: &view)
    hierarchy.views.append(view)
    elements.append(resolved)
    hierarchy.items[id] = .view(index)
    // Most guides are `viewLayoutGuide`s; the keyboard's is a `keyboardLayoutGuide`.
    for child in element.children where child.name.hasSuffix("ayoutGuide") {
      guard let guideID = child.id, let guide = InterfaceGuide(rawValue: child.key ?? "") else {
        continue
      }
      hierarchy.items[guideID] = .guide(guide, of: index)
    }
    if let parent { hierarchy.views[parent].children.append(index) }
    for child in children(of: resolved) { try addView(child, parent: index) }
  }

  /// The views directly inside an element, with the part each plays.
  private func children(of resolved: ResolvedElement) -> [Child] {
    let element = resolved.element
    var result: [Child] = []
    for child in element.children {
      switch child.name {
      case "subviews":
        let ids = child.children.compactMap(\.id)
        let installed = resolved.unmasked(ids, key: "subviews")
        let role: InterfaceView.Role = element.name == "stackView" ? .arranged : .subview
        for view in child.children {
          let isInstalled = view.id.map(installed.contains) ?? true
          guard isInstalled || keepsUninstalled else { continue }
          result.append(Child(element: view, role: role, isInstalled: isInstalled))
        }
      case "prototypes", "cells":
        result += child.children.filter(Self.isView).map { Child(element: $0, role: .cell) }
      case "sections":
        for section in child.children where section.name == "tableViewSection" {
          result += section.children.filter(Self.isView)
            .map { Child(element: $0, role: .supplementary) }
          result += section.list("cells").filter(Self.isView)
            .map { Child(element: $0, role: .cell) }
        }
      case "items":
        result += Self.customViews(below: child)
          .map { Child(element: $0, role: .supplementary) }
      default:
        guard Self.isView(child) || child.key == "contentView" else { continue }
        result.append(
          Child(
            element: child, role: child.key == "contentView" ? .contentView : .supplementary))
      }
    }
    return result
  }

  /// The views that stand in for bar buttons and titles in the items of a bar.
  private static func customViews(below element: DocumentElement) -> [DocumentElement] {
    element.children.flatMap { isView($0) ? [$0] : customViews(below: $0) }
  }

  /// Whether an element describes a view: all views and nothing else have a frame. Old documents may
  /// lack the frame of a view that has subviews.
  static func isView(_ element: DocumentElement) -> Bool {
    element.children.contains {
      ($0.name == "rect" && $0.key == "frame") || $0.key == "frameInset" || $0.name == "subviews"
    }
  }

  // MARK: Constraints

  /// Adds the installed constraints that the view at `index` holds.
  private mutating func addConstraints(of index: Int) throws(InterfaceBuilderError) {
    let resolved = elements[index]
    guard let list = resolved.element.child("constraints")?.children else { return }
    let installed = resolved.unmasked(list.compactMap(\.id), key: "constraints")
    for element in list where element.name == "constraint" {
      let isInstalled = element.id.map(installed.contains) ?? true
      guard isInstalled || keepsUninstalled else { continue }
      let owner = hierarchy.views[index].id
      let reader = ConstraintAttributes(
        resolved: ResolvedElement(element, file: file, sizeClasses: sizeClasses), owner: owner)
      do throws(InterfaceBuilderError) {
        guard
          let first = try item("firstItem", of: element, fallback: .view(index)),
          let second = try secondItem(of: element)
        else { continue }
        var constraint = try reader.constraint(ownerIndex: index, first: first, second: second)
        if let words = constraint.illegality {
          throw element.error(.illegalConstraint(words), file: file, identifier: owner)
        }
        constraint.isInstalled = isInstalled
        if constraint.isSymbolic, constraint.concernsSafeArea,
          rules.hold(.symbolicSafeAreaIsZero)
        {
          constraint.constant = 0
        }
        hierarchy.constraints.append(constraint)
      } catch {
        switch error.reason {
        case .unknownItem, .illegalConstraint: hierarchy.problems.append(error)
        default: throw error
        }
      }
    }
  }

  /// The item an attribute names; `nil` when it exists but is not installed in this hierarchy.
  private func item(
    _ attribute: String, of element: DocumentElement, fallback: InterfaceConstraint.Item
  ) throws(InterfaceBuilderError) -> InterfaceConstraint.Item? {
    guard let id = element.attributes[attribute] else { return fallback }
    if let item = hierarchy.items[id] { return item }
    if knownIdentifiers.contains(id) { return nil }
    throw element.error(.unknownItem(attribute: attribute, identifier: id), file: file)
  }

  /// The second item: absent, present (`.some(.some)`), or not installed (`nil`).
  private func secondItem(
    of element: DocumentElement
  ) throws(InterfaceBuilderError) -> InterfaceConstraint.Item?? {
    guard element.attributes["secondItem"] != nil else { return .some(nil) }
    guard let item = try item("secondItem", of: element, fallback: .view(0)) else { return nil }
    return .some(item)
  }
}
