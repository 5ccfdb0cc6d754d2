import Foundation
import PortableUIKit

/// The canvas of a compiled document, which the compiler leaves out: its device by the sizes of roots, and its version by
/// the recorded frames.
enum CompiledCanvas {
  /// The version that is taken where frames tell none: that of Xcode 12.
  static let usualVersion = 17701

  /// A version of each stretch in which no rule of the canvas changes much, likely ones first.
  private static let versions = [
    usualVersion, 22505, 21101, 20037, 23727, 24127, 15705, 14113, 13196, 11762,
  ]

  /// The canvas device for each size of a screen.
  private static let devices = [
    "retina3_5", "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_0",
    "retina6_12", "retina6_7", "retina6_72", "retina6_3", "retina6_9", "ipad9_7", "ipad10_2",
    "ipad10_5", "ipad10_9rounded", "ipad11_0rounded", "ipad12_9rounded", "iPad13_0rounded",
  ]

  /// The device whose screen has a size, held upright or sideways.
  static func device(of size: CGSize) -> InterfaceDocument.CanvasDevice? {
    for id in devices {
      guard let screen = CanvasTable.entry(id)?.size else { continue }
      if screen == size { return .init(id: id, isLandscape: false, appearance: nil) }
      if screen == CGSize(width: size.height, height: size.width) {
        return .init(id: id, isLandscape: true, appearance: nil)
      }
    }
    return nil
  }

  /// The device that most roots have the size of; nil if none has that of any.
  static func device(of nodes: [MarkupNode]) -> String? {
    var counts: [String: Int] = [:]
    for node in nodes { count(node, &counts) }
    // The device that comes first wins among equal ones.
    return devices.filter { counts[$0] != nil }.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
  }

  private static func count(_ node: MarkupNode, _ counts: inout [String: Int]) {
    let frame = node.children.first { $0["key"] == "frame" }
    if let width = frame?["width"].flatMap({ Double($0) }),
      let height = frame?["height"].flatMap({ Double($0) })
    {
      if let device = device(of: CGSize(width: width, height: height)) {
        counts[device.id, default: 0] += 1
      }
      return
    }
    for child in node.children { count(child, &counts) }
  }

  /// The version whose insets and margins most constraints of the scenes agree with in the recorded frames.
  ///
  /// - Complexity: O(versions · constraints).
  static func version(of scenes: [InterfaceScene]) -> Int {
    let votes = versions.map { version in
      scenes.reduce(0) { $0 + agreements(of: $1, with: version) }
    }
    let most = votes.max() ?? 0
    return zip(versions, votes).first { $0.1 == most }?.0 ?? usualVersion
  }

  /// How many constraints to the safe area or the margins of a root or of the content of a row hold.
  private static func agreements(of scene: InterfaceScene, with version: Int) -> Int {
    var scene = scene
    scene.context.rules = CanvasRules(toolsVersion: version)
    let hierarchy = scene.canvasHierarchy
    let environment = scene.environment
    let rule = MarginRule(
      rules: scene.context.rules, useSafeAreas: true,
      screen: MarginRule.Screen(width: environment.screenWidth, canvas: scene.context.device),
      scene: scene)
    return hierarchy.constraints.count { constraint in
      guard constraint.relation == .equal, constraint.priority >= 1000, constraint.multiplier == 1,
        let second = constraint.second, let attribute = constraint.secondAttribute
      else { return false }
      let (first, holder) = (constraint.first.viewIndex, second.viewIndex)
      let inner: Int
      if hierarchy.views[first].parent == holder {
        inner = first
      } else if hierarchy.views[holder].parent == first {
        inner = holder
      } else {
        return false
      }
      let outer = inner == first ? holder : first
      guard outer == 0 || hierarchy.views[outer].role == .contentView else { return false }
      let place = Place(
        safeArea: outer == 0 ? environment.safeArea : .zero,
        margins: rule.margins(of: outer, in: hierarchy), size: hierarchy.views[outer].frame.size)
      let frame = hierarchy.views[inner].frame
      let items = [
        (constraint.first, constraint.firstAttribute), (second, attribute),
      ].map { item, attribute -> Double? in
        item == .view(inner) ? attribute.position(in: frame) : place.edge(attribute, of: item)
      }
      guard let left = items[0], let right = items[1] else { return false }
      return abs(left - right - constraint.constant) <= 0.6
    }
  }

  /// The edges of a view that insets or margins decide.
  private struct Place {
    let safeArea: UIEdgeInsets
    let margins: ViewMargins
    let size: CGSize

    /// The place of an edge that a version decides; nil for any other.
    func edge(_ attribute: LayoutAttribute, of item: InterfaceConstraint.Item) -> Double? {
      let bounds = CGRect(origin: .zero, size: size)
      switch item {
      case .guide(.safeArea, of: _), .guide(.top, of: _), .guide(.bottom, of: _):
        return Self.edge(attribute, of: bounds.inset(by: safeArea), isGuide: item)
      case .view:
        guard attribute.isWithinMargins, var insets = margins.insets else { return nil }
        if margins.insetsFromSafeArea {
          insets.top += safeArea.top
          insets.bottom += safeArea.bottom
        }
        return attribute.position(in: bounds.inset(by: insets))
      default: return nil
      }
    }

    /// An edge of a rectangle; an old guide begins and ends where the safe area does.
    private static func edge(
      _ attribute: LayoutAttribute, of rect: CGRect, isGuide item: InterfaceConstraint.Item
    ) -> Double? {
      switch (item, attribute) {
      case (.guide(.top, of: _), .bottom): return Double(rect.minY)
      case (.guide(.bottom, of: _), .top): return Double(rect.maxY)
      case (.guide(.top, of: _), _), (.guide(.bottom, of: _), _): return nil
      default: return attribute.position(in: rect)
      }
    }
  }
}
