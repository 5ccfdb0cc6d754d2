/// Lays out items in a row or a column by constraints (SV-1 … SV-32).
///
///     let stack = StackArrangement(container: bar)
///     stack.configuration = StackConfiguration(spacing: 8)
///     stack.entries = [.init(back), .init(title), .init(done)]
///     stack.update(in: engine)
///
/// The arrangement holds no geometry: it turns configuration and entries into constraints with the
/// priorities UIKit's stack view was seen to use, and into guides for the gaps. `update(in:)`
/// installs only what differs from what it installed before, so a changed spacing edits constants
/// and a hidden item replaces the few constraints around it.
///
/// Every entry's item must be a child of the container, and must not have an autoresizing mask in
/// force.
public final class StackArrangement {
  /// One arranged item.
  public struct Entry {
    public let item: any LayoutItem
    /// A hidden item takes no room and no spacing, but stays arranged (SV-30).
    public var isHidden: Bool
    /// Points between this item and the next, instead of the stack's spacing (SV-4).
    public var spacingAfter: Double?
    /// Points along the axis that count as the item's natural length when lengths are
    /// proportional; nil for the content size. A nested stack has a natural length, but no content
    /// size.
    public var naturalLength: Double?
    /// Whether the item is text that flows into more lines where it has less width.
    public var wrapsText: Bool

    public init(
      _ item: any LayoutItem, isHidden: Bool = false, spacingAfter: Double? = nil,
      naturalLength: Double? = nil, wrapsText: Bool = false
    ) {
      self.item = item
      self.isHidden = isHidden
      self.spacingAfter = spacingAfter
      self.naturalLength = naturalLength
      self.wrapsText = wrapsText
    }
  }

  /// The item whose children are arranged; not kept alive.
  public private(set) weak var container: (any LayoutItem)?
  public var configuration = StackConfiguration()
  /// The items in their order along the axis.
  public var entries: [Entry] = []

  /// The constraints in force, in the order they are explained in (SV table of groups).
  public var constraints: [LayoutConstraint] { installed.map(\.constraint) }

  var installed: [(key: StackRelation.Key, constraint: LayoutConstraint)] = []
  var gaps: [LayoutSpacer] = []
  var canvas: LayoutSpacer?
  private weak var engine: LayoutEngine?

  public init(container: any LayoutItem) {
    self.container = container
  }

  /// Brings the constraints in `engine` in line with configuration and entries.
  ///
  /// - Complexity: proportional to the entries, plus the solver's work for what differs.
  public func update(in engine: LayoutEngine) {
    if let old = self.engine, old !== engine { remove() }
    self.engine = engine
    guard let container, let node = engine.node(for: container) else { return }
    node.arrangement = self
    engine.mention(entries.map(\.item))
    let composition = StackComposition(self, container: container, engine: engine)
    install(composition.relations, in: engine)
    releaseGaps(beyond: composition.gapCount, in: engine)
    let visible = entries.filter { !$0.isHidden }
    let last = configuration.axis == .vertical ? visible.last : visible.first
    engine.setBaselineItems(first: visible.first?.item, last: last?.item, of: container)
  }

  /// The length the visible entries take along `axis` at their natural sizes; nil where one of
  /// them has none.
  ///
  /// Along the stack's own axis lengths and spacing add up, across it the longest counts.
  func naturalLength(_ axis: LayoutAxis, in engine: LayoutEngine) -> Double? {
    let visible = entries.filter { !$0.isHidden }
    var lengths: [Double] = []
    for entry in visible {
      guard let length = Self.naturalLength(of: entry.item, axis, in: engine) else { return nil }
      lengths.append(length)
    }
    guard axis == configuration.axis else { return lengths.max() ?? 0 }
    let spacing = visible.dropLast().reduce(0) { $0 + ($1.spacingAfter ?? configuration.spacing) }
    if configuration.distribution == .fillEqually {
      return (lengths.max() ?? 0) * Double(lengths.count) + spacing
    }
    return lengths.reduce(0, +) + spacing
  }

  /// The natural length of an item: its content size, or that of its own arrangement.
  static func naturalLength(
    of item: any LayoutItem, _ axis: LayoutAxis, in engine: LayoutEngine
  ) -> Double? {
    guard let node = engine.node(for: item) else { return nil }
    if node.contentSize[axis] >= 0 { return node.contentSize[axis] }
    return node.arrangement?.naturalLength(axis, in: engine)
  }

  /// Takes all constraints and guides of the arrangement out of force.
  public func remove() {
    guard let engine else { return }
    for (_, constraint) in installed { engine.uninstall(constraint) }
    installed = []
    releaseGaps(beyond: 0, in: engine)
    if let canvas { engine.remove(canvas) }
    canvas = nil
    if let container {
      engine.setBaselineItems(first: nil, last: nil, of: container)
      engine.knownNode(for: container)?.arrangement = nil
    }
    self.engine = nil
  }

  /// Installs `relations`, keeping constraints that say the same up to constant and priority.
  private func install(_ relations: [StackRelation], in engine: LayoutEngine) {
    var kept: [StackRelation.Key: [LayoutConstraint]] = [:]
    for (key, constraint) in installed.reversed() where constraint.engine === engine {
      kept[key, default: []].append(constraint)
    }
    var wanted: [(key: StackRelation.Key, constraint: LayoutConstraint)] = []
    var fresh: [LayoutConstraint] = []
    for relation in relations {
      if let constraint = kept[relation.key]?.popLast() {
        relation.update(constraint)
        wanted.append((relation.key, constraint))
      } else if let constraint = relation.makeConstraint() {
        wanted.append((relation.key, constraint))
        fresh.append(constraint)
      }
    }
    for (key, constraint) in installed
    where kept[key]?.contains(where: { $0 === constraint }) == true {
      engine.uninstall(constraint)
    }
    for constraint in fresh {
      do {
        try engine.install(constraint)
      } catch {
        // An entry outside the container's tree takes no part; it is skipped like a missing one.
        continue
      }
    }
    installed = wanted.filter { $0.constraint.engine === engine }
  }

  private func releaseGaps(beyond count: Int, in engine: LayoutEngine) {
    while gaps.count > count { engine.remove(gaps.removeLast()) }
  }

  /// The guide of the gap with number `index`, made on demand.
  func gap(_ index: Int) -> LayoutSpacer {
    while gaps.count <= index {
      gaps.append(LayoutSpacer(parent: container, name: "UISV-distributing-guide-\(gaps.count)"))
    }
    return gaps[index]
  }

  /// The guide at the container's margins, made on demand (SV-21).
  func marginsCanvas(in engine: LayoutEngine) -> LayoutSpacer {
    if let canvas { return canvas }
    let spacer = LayoutSpacer(parent: container, name: "UISV-margins-guide")
    engine.setMarginsGuide(spacer)
    canvas = spacer
    return spacer
  }
}
