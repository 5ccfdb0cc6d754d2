import Foundation
import PortableUIKit

/// The insets and margins that recorded frames tell of, edge by edge.
@MainActor struct InsetVotes {
  /// An edge of a view that an inset moves.
  private struct Edge: Hashable {
    var view: Int
    var isMargin: Bool
    /// 0 left, 1 right, 2 top, 3 bottom.
    var side: Int
  }

  /// An inset that all constraints to an edge tell of.
  struct Vote {
    var value: Double
    var count: Int
  }

  private let hierarchy: InterfaceHierarchy
  private let hasHousing: Bool
  private let isPad: Bool
  private var votes: [Edge: [Double]] = [:]

  /// Reads the insets off the frames of a scene.
  ///
  /// - Complexity: O(constraints · depth).
  init(_ instance: InterfaceSceneInstance) {
    hierarchy = instance.hierarchy
    let entry = instance.environment.deviceID.flatMap { CanvasTable.entry($0) }
    hasHousing = entry?.hasHousing ?? false
    isPad = entry?.isPad ?? false
    for constraint in hierarchy.constraints {
      guard let (edge, value) = reading(constraint, instance) else { continue }
      votes[edge, default: []].append(value)
    }
  }

  /// The inset that a constraint and all others to the same edge tell of; nil where they disagree, or tell of one
  /// that no canvas has.
  func inset(for constraint: InterfaceConstraint) -> Vote? {
    guard let edge = edge(of: constraint), let values = votes[edge], let first = values.first,
      values.allSatisfy({ abs($0 - first) <= Self.agreement }),
      isPlausible(first, edge)
    else { return nil }
    return Vote(value: first, count: values.count)
  }

  /// The farthest in points that two readings of one inset lie apart: edges are rounded to pixels.
  private static let agreement = 0.75

  /// Whether a canvas of some version has an inset at an edge of this device, in points.
  private func isPlausible(_ value: Double, _ edge: Edge) -> Bool {
    let insets = Self.insets(
      side: edge.side, hasHousing: hasHousing, isPad: isPad, isScreen: edge.view == 0)
    let known =
      edge.isMargin ? Self.ownMargins.flatMap { margin in insets.map { margin + $0 } } : insets
    return known.contains { abs($0 - value) <= Self.agreement }
  }

  // Numbers of canvases of all versions, in points: housings, once and twice, and bars.
  private static let housings: [Double] = [44, 47, 48, 50, 59, 62, 88, 94, 96, 100, 118, 124]
  private static let navigationBars: [Double] = [0, 44, 50, 54, 56, 70, 96, 106, 108]
  private static let bottomBars: [Double] = [0, 31, 44, 48, 49, 50]
  private static let ownMargins: [Double] = [0, 8, 8.5, 10.5, 11, 14.5, 15, 16, 20, 24, 28]

  private static func insets(
    side: Int, hasHousing: Bool, isPad: Bool, isScreen: Bool
  ) -> [Double] {
    switch side {
    case 2:
      let tops = isPad ? [0, 20, 24, 32] : hasHousing ? [0] + housings : [0, 20]
      return isScreen ? tops.flatMap { top in navigationBars.map { top + $0 } } : tops
    case 3:
      let ends: [Double] = isPad ? [0, 20, 45, 50] : hasHousing ? [0, 21, 34, 55, 68] : [0, 20]
      return ends.flatMap { end in bottomBars.map { end + $0 } }
    default: return [0] + housings
    }
  }

  /// The edge of a guide or margin that a required equality ties something inside to.
  private func edge(of constraint: InterfaceConstraint) -> Edge? {
    place(constraint)?.edge
  }

  private func place(
    _ constraint: InterfaceConstraint
  ) -> (edge: Edge, inner: InterfaceConstraint.Item, attribute: LayoutAttribute, sign: Double)? {
    guard constraint.relation == .equal, constraint.priority >= 1000, constraint.multiplier == 1,
      let second = constraint.second, let attribute = constraint.secondAttribute
    else { return nil }
    if let edge = edge(second, attribute) {
      return (edge, constraint.first, constraint.firstAttribute, 1)
    }
    return edge(constraint.first, constraint.firstAttribute).map { ($0, second, attribute, -1) }
  }

  private func edge(
    _ item: InterfaceConstraint.Item, _ attribute: LayoutAttribute
  ) -> Edge? {
    switch item {
    case .guide(.safeArea, of: let view):
      return attribute.side.map { Edge(view: view, isMargin: false, side: $0) }
    case .guide(.top, of: let view) where attribute == .bottom:
      return Edge(view: view, isMargin: false, side: 2)
    case .guide(.bottom, of: let view) where attribute == .top:
      return Edge(view: view, isMargin: false, side: 3)
    case .view(let view) where attribute.isWithinMargins:
      return attribute.side.map { Edge(view: view, isMargin: true, side: $0) }
    default: return nil
    }
  }

  /// The inset that the recorded frames give a constraint.
  private func reading(
    _ constraint: InterfaceConstraint, _ instance: InterfaceSceneInstance
  ) -> (Edge, Double)? {
    guard let place = place(constraint), case .view(let inner) = place.inner,
      let side = place.attribute.side, side == place.edge.side, !place.attribute.isWithinMargins
    else { return nil }
    // The frame inside the view of the edge.
    var frame = hierarchy.views[inner].frame
    var parent = hierarchy.views[inner].parent
    while let here = parent, here != place.edge.view {
      frame.origin.x += hierarchy.views[here].frame.origin.x
      frame.origin.y += hierarchy.views[here].frame.origin.y
      parent = hierarchy.views[here].parent
    }
    guard parent == place.edge.view else { return nil }
    frame = frame.inset(
      by: instance.viewsByID[hierarchy.views[inner].id]?.alignmentRectInsets ?? .zero)
    let outer = hierarchy.views[place.edge.view].frame.size
    let constant = place.sign * constraint.constant
    switch side {
    case 0: return (place.edge, Double(frame.minX) - constant)
    case 1: return (place.edge, Double(outer.width - frame.maxX) + constant)
    case 2: return (place.edge, Double(frame.minY) - constant)
    default: return (place.edge, Double(outer.height - frame.maxY) + constant)
    }
  }
}

extension LayoutAttribute {
  /// The side that an edge is on: 0 left, 1 right, 2 top, 3 bottom; nil for sizes, centres and baselines.
  fileprivate var side: Int? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: 0
    case .right, .trailing, .rightMargin, .trailingMargin: 1
    case .top, .topMargin: 2
    case .bottom, .bottomMargin: 3
    default: nil
    }
  }
}
