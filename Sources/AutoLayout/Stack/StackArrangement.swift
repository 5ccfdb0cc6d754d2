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
/// An entry whose item is no child of the container, or is that of an entry before, takes no part.
/// Items must not have an autoresizing mask in force.
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
  public var container: (any LayoutItem)? { place.item }
  private let place: ItemPlace
  public var configuration = StackConfiguration()
  /// The items in their order along the axis.
  public var entries: [Entry] = []
  /// Whether the guides that the arrangement makes are named by type and address, as UIKit's texts
  /// name them (`_UILayoutSpacer:0x600…'UISV-alignment-spanner'`), instead of by what they are for.
  public var namesGuidesByType = false

  /// Makes the objects of the arrangement's constraints, for a toolkit that has a class of its own for them.
  public var makeConstraint: (ConstraintForm) -> any LayoutConstraining = { LayoutConstraint($0) }

  /// The constraints in force: those of each entry in order, then those of the stack itself.
  public var constraints: [any LayoutConstraining] {
    (parts.flatMap(\.installed) + own).map(\.constraint)
  }

  /// The relations in force, entry by entry.
  private var parts: [StackPart] = []
  /// The relations in force for the stack as a whole.
  private var own: [StackRelation.Installed] = []
  /// The configuration that `parts` were made for.
  private var appliedConfiguration: StackConfiguration?
  /// How often something had left the engine when `parts` were last known to be in force.
  private var seenDepartures = 0
  private var gapsMade = 0
  private var canvas: LayoutSpacer?
  /// The spacer across the axis that contains every item, where items do not fill the stack.
  private var spanner: LayoutSpacer?
  private var engineLink: EngineLink?
  private var engine: LayoutEngine? { engineLink?.engine }

  /// The items that answer for the baselines.
  private var baselinePlaces: (first: ItemPlace?, last: ItemPlace?) = (nil, nil)
  /// Whether more visible items may change the relations of those before: where they share something among them.
  private var sharesAmongAll = false

  /// How many entries had their relations made anew so far.
  package private(set) var composedEntries = 0
  /// How many entries were looked at so far.
  package private(set) var visitedEntries = 0

  public init(container: any LayoutItem) {
    place = container.layoutPlace
  }

  /// Brings the constraints in `engine` in line with configuration and entries.
  ///
  /// - Complexity: a comparison for each entry; relations are made, installed and solved for the
  ///   entries that changed or whose neighbours did. A first item that is hidden has all the others
  ///   aligned with another, and proportional lengths change all together.
  public func update(in engine: LayoutEngine) {
    if self.engine !== engine { remove() }
    engineLink = engine.link
    guard let container, let node = engine.node(for: container) else { return }
    node.madeRare.arrangement = self
    visitedEntries += self.entries.count
    let entries = arranged(in: engine)
    matchParts(entries, in: engine)
    let survey = StackSurvey(entries, configuration, in: engine)
    compose(entries, survey, container, in: engine)
    sharesAmongAll =
      survey.visible.count < Self.fewItems || configuration.distribution == .fillProportionally
      || entries.contains { $0.wrapsText }
    let (first, last) = baselineItems(among: survey.visible.map { entries[$0].item }, in: engine)
    setBaselineItems(first, last, of: container, in: engine)
  }

  /// As many visible items have every relation that there is: another one changes none of those before the last.
  private static let fewItems = 3

  /// Adds an entry behind all others and brings the constraints in `engine` in line with it. The item is in no entry yet.
  ///
  /// - Complexity: the relations of the last item and of the new one, if nothing else has changed since the last update
  ///   and the new item, as those before, is visible and has no share of what all have; else that of `update(in:)`.
  public func append(_ entry: Entry, in engine: LayoutEngine) {
    entries.append(entry)
    guard self.engine === engine, !sharesAmongAll, !entry.isHidden, !entry.wrapsText,
      appliedConfiguration == configuration, seenDepartures == engine.departures,
      entries.count == parts.count + 1, let container, let node = engine.knownNode(for: container),
      engine.node(for: entry.item)?.parent === node, let last = parts.last, !last.entry.isHidden,
      let placeOfLast = last.place
    else {
      update(in: engine)
      return
    }
    visitedEntries += 2
    parts.append(StackPart(entry))
    engine.mention([entry.item])
    var others = StackComposition.Neighbourhood()
    others.spanner = spanner
    others.leader = parts.first { !$0.entry.isHidden }?.entry.item
    if placeOfLast.gapLeader != nil { others.firstGap = parts.first { $0.gap != nil }?.gap }
    others.before = parts.dropLast(2).last { !$0.entry.isHidden }?.entry.item
    let canvas = configuration.isMarginsRelative ? marginsCanvas(in: engine) : container
    let blank = StackComposition(configuration, container: container, canvas: canvas)
    compose(last, last.entry, placeOfLast.withFollower, blank, &others, in: engine)
    compose(
      parts[parts.count - 1], entry,
      placeOfLast.ofFollower(
        of: last.entry, configuration.spacing, isOrdered: configuration.distribution.isOrdered),
      blank, &others, in: engine)
    var (first, final) = (baselinePlaces.first?.item, baselinePlaces.last?.item)
    if configuration.axis == .vertical {
      final = entry.item
    } else if let tallest = first,
      NaturalLength.of(entry.item, .vertical, in: engine) ?? 0
        > NaturalLength.of(tallest, .vertical, in: engine) ?? 0
    {
      (first, final) = (entry.item, entry.item)
    }
    setBaselineItems(first, final, of: container, in: engine)
  }

  private func setBaselineItems(
    _ first: (any LayoutItem)?, _ last: (any LayoutItem)?, of container: any LayoutItem,
    in engine: LayoutEngine
  ) {
    baselinePlaces = (first?.layoutPlace, last?.layoutPlace)
    engine.setBaselineItems(first: first, last: last, of: container)
  }

  /// The entries that can be arranged: children of the container, each once.
  func arranged(in engine: LayoutEngine) -> [Entry] {
    guard let node = container.flatMap({ engine.knownNode(for: $0) }) else { return [] }
    var seen: Set<ObjectIdentifier> = []
    return entries.filter {
      engine.node(for: $0.item)?.parent === node
        && seen.insert(ObjectIdentifier($0.item)).inserted
    }
  }

  /// The items that answer for the stack's baselines (SV-24): of a column the first and the last
  /// item, of a row the tallest by nature, the first of equals.
  private func baselineItems(
    among visible: [any LayoutItem], in engine: LayoutEngine
  ) -> (first: (any LayoutItem)?, last: (any LayoutItem)?) {
    guard configuration.axis == .horizontal, visible.count > 1 else {
      return (visible.first, visible.last)
    }
    var tallest: (item: any LayoutItem, height: Double)?
    for item in visible {
      let height = NaturalLength.of(item, .vertical, in: engine) ?? 0
      if tallest.map({ height > $0.height }) ?? true { tallest = (item, height) }
    }
    return (tallest?.item, tallest?.item)
  }

  /// Has one part for each entry, in order, keeping those of items that stay.
  private func matchParts(_ entries: [Entry], in engine: LayoutEngine) {
    let isSame =
      parts.count == entries.count && zip(parts, entries).allSatisfy { $0.entry.item === $1.item }
    guard !isSame else { return }
    let old = parts
    var free: [ObjectIdentifier: StackPart] = [:]
    for part in old { free[ObjectIdentifier(part.entry.item)] = part }
    parts = entries.map { free.removeValue(forKey: ObjectIdentifier($0.item)) ?? StackPart($0) }
    let kept = Set(parts.map { ObjectIdentifier($0) })
    for part in old where !kept.contains(ObjectIdentifier(part)) { remove(part, from: engine) }
    engine.mention(entries.map(\.item))
  }

  /// Makes the relations of every entry that differs from what is in force.
  private func compose(
    _ entries: [Entry], _ survey: StackSurvey, _ container: any LayoutItem,
    in engine: LayoutEngine
  ) {
    let isNew = appliedConfiguration != configuration
    let mayHaveLost = seenDepartures != engine.departures
    appliedConfiguration = configuration
    seenDepartures = engine.departures
    let canvas = configuration.isMarginsRelative ? marginsCanvas(in: engine) : container
    let blank = StackComposition(configuration, container: container, canvas: canvas)
    let oldSpanner = spanner
    spanner =
      blank.usesSpanner(visibleCount: survey.visible.count)
      ? spanner ?? makeSpacer(.spanner) : nil
    var others = StackComposition.Neighbourhood()
    others.spanner = spanner
    others.leader = survey.visible.first.map { entries[$0].item }
    for (index, entry) in entries.enumerated() {
      let part = parts[index]
      if isNew || mayHaveLost && !part.isIntact { part.place = nil }
      compose(part, entry, survey.places[index], blank, &others, in: engine)
    }
    var composition = blank
    if !entries.isEmpty {
      composition.composeStack(visibleCount: survey.visible.count, spanner: spanner)
    }
    install(composition.relations, over: &own, in: engine)
    if spanner == nil, let oldSpanner { engine.remove(oldSpanner) }
  }

  /// Makes the relations of an entry unless those in force are the same, and goes on to the next one.
  private func compose(
    _ part: StackPart, _ entry: Entry, _ place: StackPlace, _ blank: StackComposition,
    _ others: inout StackComposition.Neighbourhood, in engine: LayoutEngine
  ) {
    let spansGap = place.gapLeader != nil && !place.isFirst
    if spansGap, part.gap == nil { part.gap = makeSpacer(.gap) }
    if place.gapLeader == ObjectIdentifier(entry.item) { others.firstGap = part.gap }
    if part.place != place || !part.entry.matches(entry) {
      part.entry = entry
      part.place = place
      others.gap = spansGap ? part.gap : nil
      var composition = blank
      composition.compose(entry, at: place, among: others)
      composedEntries += 1
      install(composition.relations, over: &part.installed, in: engine)
    }
    if !spansGap, let gap = part.gap {
      engine.remove(gap)
      part.gap = nil
    }
    if !entry.isHidden { others.before = entry.item }
  }

  /// Takes all constraints and guides of the arrangement out of force.
  public func remove() {
    if let engine { remove(from: engine) }
    parts = []
    own = []
    appliedConfiguration = nil
    canvas = nil
    spanner = nil
    engineLink = nil
  }

  private func remove(from engine: LayoutEngine) {
    for part in parts { remove(part, from: engine) }
    for relation in own { engine.uninstall(relation.constraint) }
    for spacer in [canvas, spanner] { spacer.map { _ = engine.remove($0) } }
    guard let container else { return }
    engine.setBaselineItems(first: nil, last: nil, of: container)
    engine.knownNode(for: container)?.rare?.arrangement = nil
  }

  private func remove(_ part: StackPart, from engine: LayoutEngine) {
    for relation in part.installed { engine.uninstall(relation.constraint) }
    part.installed = []
    if let gap = part.gap { engine.remove(gap) }
    part.gap = nil
  }

  /// Installs `relations`, keeping constraints that say the same up to constant and priority.
  private func install(
    _ relations: [StackRelation], over installed: inout [StackRelation.Installed],
    in engine: LayoutEngine
  ) {
    var old = installed.filter { $0.constraint.engine === engine }
    var wanted: [StackRelation.Installed] = []
    wanted.reserveCapacity(relations.count)
    for relation in relations {
      let key = relation.key
      if let place = old.firstIndex(where: { $0.key == key }) {
        let kept = old.remove(at: place)
        relation.update(kept.constraint)
        wanted.append(kept)
      } else if let form = relation.form {
        wanted.append(.init(key: key, constraint: makeConstraint(form)))
      }
    }
    for relation in old { engine.uninstall(relation.constraint) }
    for relation in wanted {
      do {
        try engine.install(relation.constraint)
      } catch {
        // The container itself has left the tree.
        continue
      }
    }
    installed = wanted.filter { $0.constraint.engine === engine }
  }

  /// A guide of the container for one of the arrangement's purposes.
  private func makeSpacer(_ purpose: SpacerPurpose) -> LayoutSpacer {
    if namesGuidesByType {
      return LayoutSpacer(
        parent: container, name: purpose.identifier, typeName: purpose.typeName)
    }
    if purpose == .gap { gapsMade += 1 }
    return LayoutSpacer(
      parent: container,
      name: purpose == .gap ? "UISV-distributing-guide-\(gapsMade)" : purpose.identifier)
  }

  /// The purpose of a guide, and its name in UIKit's texts.
  private enum SpacerPurpose {
    case gap
    case margins
    case spanner

    var typeName: String {
      switch self {
      case .gap: "_UIOLAGapGuide"
      case .margins: "UILayoutGuide"
      case .spanner: "_UILayoutSpacer"
      }
    }

    var identifier: String {
      switch self {
      case .gap: ""
      case .margins: "UIViewLayoutMarginsGuide"
      case .spanner: "UISV-alignment-spanner"
      }
    }
  }

  /// The guide at the container's margins, made on demand (SV-21).
  private func marginsCanvas(in engine: LayoutEngine) -> LayoutSpacer {
    if let canvas { return canvas }
    let spacer = makeSpacer(.margins)
    engine.setMarginsGuide(spacer)
    canvas = spacer
    return spacer
  }
}
