import AutoLayout
import Cassowary
import Foundation
import PortableUIKit

/// Everything a session has made: views, variables, constraints and their surroundings, and the
/// engine that lays them out.
///
/// The model is altered only by `perform(_:)`, one `Alteration` at a time, so that every alteration can
/// be taken back by performing inverses in reverse order.
@MainActor final class LayoutModel {
  let engine: LayoutEngine
  /// The root: the screen of a device, or only a place for views without a parent.
  let screen: SessionItem
  let measurer: any TextMeasuring
  let stage: MeasuringStage
  /// The grid on which frames lie while there is no device.
  private let bareGrid: PixelGrid

  private(set) var surroundings = Surroundings()
  /// The names in use, to be searched for one that a new name may have been meant for.
  private(set) var knownNames = NameIndex()
  /// Views to look at again when frames have moved, by serial: their lines or insets follow frames.
  var followers: [Int: SessionItem] = [:]
  private(set) var views: [String: SessionItem] = [:]
  private(set) var variables: [String: FreeVariable] = [:]
  private(set) var records: [Int: SessionConstraint] = [:]
  /// Numbers of constraints by label; one label may name several.
  private(set) var labels: [String: [Int]] = [:]
  /// The number of the next constraint and the serial of the next view or variable; they only grow.
  /// The number for the next constraint; goes back with `undo`, so that a script that is carried out
  /// again gives the same numbers.
  var nextNumber = 1
  private var nextSerial = 1
  /// Every free variable there was, by its handle.
  private var variablesByHandle: [Variable: FreeVariable] = [:]
  /// Conflicts by the number of the constraint that was given up.
  private(set) var conflicts: [Int: Conflict] = [:]
  /// Those met since they were last asked for.
  private var fresh: [Conflict] = []

  /// The name of the root.
  static let screenName = "screen"

  init(measurer: any TextMeasuring) {
    screen = SessionItem(Self.screenName, kind: .view, serial: 0)
    engine = LayoutEngine(root: screen)
    bareGrid = engine.pixelGrid
    engine.recoversBrokenConstraints = true
    engine.keepsVariableChanges = true
    self.measurer = measurer
    stage = MeasuringStage(measurer: measurer)
    engine.onConflict = { [weak self] conflict in
      // The engine calls from inside `solve()`, which the model calls on the main actor.
      nonisolated(unsafe) let conflict = conflict
      MainActor.assumeIsolated { self?.note(conflict) }
    }
  }

  // MARK: Looking up

  /// The view of this name; the screen only where there is a device.
  func view(named name: String) -> SessionItem? {
    if name == Self.screenName, surroundings.device != nil || surroundings.screenSize != nil {
      return screen
    }
    return views[name]
  }

  /// The constraints in the order of their numbers.
  ///
  /// - Complexity: O(n log n).
  var orderedRecords: [SessionConstraint] {
    records.values.sorted { $0.number < $1.number }
  }

  /// The free variables in the order of their declaration.
  var orderedVariables: [FreeVariable] {
    variables.values.sorted { $0.serial < $1.serial }
  }

  /// The views, parents first, in the order of their declaration.
  var orderedViews: [SessionItem] {
    var views: [SessionItem] = []
    // A stack of views still to be told, not recursion: sessions may nest deeply.
    var pending = view(named: Self.screenName) == nil ? screen.children.reversed() : [screen]
    while let item = pending.popLast() {
      views.append(item)
      pending += item.children.reversed()
    }
    return views
  }

  /// All names of views and variables.
  var names: [String] {
    var names = Array(views.keys) + Array(variables.keys)
    if view(named: Self.screenName) != nil { names.append(Self.screenName) }
    return names.sorted()
  }

  /// The free variable of a handle.
  func variable(_ handle: Variable) -> FreeVariable? { variablesByHandle[handle] }

  /// Takes note of the handle of a new free variable.
  func remember(_ variable: FreeVariable) { variablesByHandle[variable.variable] = variable }

  /// The number for the next constraint.
  func takeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// The serial for the next view or variable.
  func takeSerial() -> Int {
    defer { nextSerial += 1 }
    return nextSerial
  }

  // MARK: Changing

  /// Performs one change, in the model and in the engine.
  ///
  /// - Throws: Why the engine refuses a constraint; nothing has changed then.
  func perform(_ change: Alteration) throws(SessionError) {
    switch change {
    case .addVariable(let variable):
      variables[variable.name] = variable
      knownNames.insert(variable.name)
    case .removeVariable(let variable):
      variables[variable.name] = nil
      knownNames.remove(variable.name)
    case .addView(let item, let parent, let index): add(item, to: parent, at: index)
    case .removeView(let item, let parent, _): remove(item, from: parent)
    case .addConstraint(let record):
      if surroundings.satisfies(record.condition), record.isActive { try install(record) }
      records[record.number] = record
      if let label = record.label { labels[label, default: []].append(record.number) }
    case .removeConstraint(let record):
      engine.uninstall(record)
      records[record.number] = nil
      if let label = record.label {
        labels[label]?.removeAll { $0 == record.number }
        if labels[label]?.isEmpty == true { labels[label] = nil }
      }
    case .setActive(let record, let isActive):
      let wasActive = record.isActive
      record.isActive = isActive
      do throws(SessionError) {
        try update(record)
      } catch {
        record.isActive = wasActive
        throw error
      }
    case .setConstant(let record, _, let new):
      try refusing { () throws(LayoutConstraintError) in try record.setConstant(new) }
    case .setPriority(let record, _, let new):
      try refusing { () throws(LayoutConstraintError) in try record.setPriority(new) }
    case .setContent(let item, let old, let new):
      let size = item.naturalSize
      item.content = new
      if new.lines == 1 { item.brokenWidth = nil }
      follow(item)
      tellContent(of: item)
      if old.margins != new.margins || old.safeArea != new.safeArea { tellInsets(of: item) }
      if old.direction != new.direction { tellDirection(below: item) }
      updateArrangement(around: item, from: old, size)
    case .setSurroundings(_, let new): try move(to: new)
    }
  }

  /// Brings all rectangles and values up to date; conflicts met are kept for `takeConflicts()`.
  func solve() {
    engine.recoverBroken()
    engine.solve()
    // Of several constraints given up at once, one may be compatible with the rest.
    engine.recoverBroken()
    engine.solve()
    followFrames()
    for (number, _) in conflicts where records[number]?.isBroken != true {
      conflicts[number] = nil
    }
  }

  /// The conflicts met since the last call that still last.
  func takeConflicts() -> [Conflict] {
    defer { fresh = [] }
    return fresh.filter { conflict in
      guard let broken = conflict.broken else { return true }
      return records[broken]?.isBroken == true
    }
  }

  // MARK: Constraints

  /// Tells a refusal of the engine as one of the session.
  private func refusing(
    _ body: () throws(LayoutConstraintError) -> Void
  ) throws(SessionError) {
    do throws(LayoutConstraintError) {
      try body()
    } catch {
      throw SessionError(error.reason)
    }
  }

  private func install(_ record: SessionConstraint) throws(SessionError) {
    do throws(LayoutEngineError) {
      try engine.install(record)
    } catch {
      throw SessionError(error.reason)
    }
  }

  /// Has the engine hold `record` if it is active and its condition is met.
  private func update(_ record: SessionConstraint) throws(SessionError) {
    let isWanted = record.isActive && surroundings.satisfies(record.condition)
    if isWanted, !record.isInstalled { try install(record) }
    if !isWanted, record.isInstalled { engine.uninstall(record) }
  }

  private func note(_ conflict: LayoutConflict) {
    let conflict = Conflict(conflict)
    fresh.append(conflict)
    if let number = conflict.broken { conflicts[number] = conflict }
  }

  // MARK: Views

  private func add(_ item: SessionItem, to parent: SessionItem, at index: Int) {
    item.parent = parent
    parent.children.insert(item, at: min(index, parent.children.count))
    views[item.name] = item
    knownNames.insert(item.name)
    if item.kind == .scroll { engine.setScrollContainer(item) }
    follow(item)
    tellContent(of: item)
    tellInsets(of: item)
    if parent === screen { place(item) }
    if item.stack != nil { updateArrangement(of: item) }
    if item === parent.children.last {
      arrangeLast(of: parent)
    } else {
      updateArrangement(of: parent)
    }
  }

  private func remove(_ item: SessionItem, from parent: SessionItem) {
    parent.children.removeAll { $0 === item }
    updateArrangement(of: parent)
    item.arrangement?.remove()
    for constraint in item.placement { engine.uninstall(constraint) }
    engine.remove(item)
    item.parent = nil
    item.knownView?.removeFromSuperview()
    views[item.name] = nil
    knownNames.remove(item.name)
    followers[item.serial] = nil
  }

  /// Keeps a view without a parent at the origin, unless something else places it.
  private func place(_ item: SessionItem) {
    if item.placement.isEmpty {
      item.placement = [LayoutAttribute.left, .top].map { attribute in
        let constraint = LayoutConstraint(
          [.init(item, attribute)], .equal, constant: 0, priority: LayoutPriority(1))
        constraint.identifier = "where \(item.name) stands without a parent"
        return constraint
      }
    }
    for constraint in item.placement {
      // The item lies in the engine's tree: there is nothing to refuse.
      try? engine.install(constraint)
    }
  }

  /// Tells the engine a view's natural size, priorities, baselines, direction and alignment insets.
  func tellContent(of item: SessionItem) {
    let natural = stage.measure(item, in: surroundings)
    item.naturalSize = LayoutSize(width: natural.size.width, height: natural.size.height)
    func priority(_ own: Double?, _ usual: Double) -> LayoutPriority {
      LayoutPriority(Float(own ?? usual))
    }
    let hugging = item.content.hugging
    let compression = item.content.compression
    let hug = item.kind.usualHugging
    engine.setContentSize(
      item.naturalSize,
      hugging: (priority(hugging.horizontal, hug), priority(hugging.vertical, hug)),
      compression: (
        priority(compression.horizontal, 750), priority(compression.vertical, 750)
      ), of: item)
    engine.setBaselines(first: natural.firstBaseline, last: natural.lastBaseline, of: item)
    engine.setDirection(direction(of: item), of: item)
    engine.setAlignmentInsets(item.content.insets, of: item)
  }

  /// The engine's item for a quantity, with the data that the engine needs.
  func layoutItem(of item: SessionItem, guide: GuideKind?) -> any LayoutItem {
    guard let guide else { return item }
    let result = item.guide(guide)
    switch guide {
    case .margins:
      engine.setMarginsGuide(result)
      usesInsets(of: item)
    case .safeArea:
      engine.setGuide(.insets(item.toldSafeArea), of: result)
      usesInsets(of: item)
    case .content: engine.setContentGuide(result)
    case .frame: engine.setFrameGuide(result)
    }
    return result
  }

  // MARK: Surroundings

  /// Goes to other surroundings, and puts those constraints in force and out of it that wait for traits.
  ///
  /// - Throws: Why the engine refuses one of these; nothing has changed then.
  private func move(to new: Surroundings) throws(SessionError) {
    let old = surroundings
    adopt(new)
    var updated: [(record: SessionConstraint, wasInstalled: Bool)] = []
    do throws(SessionError) {
      for record in orderedRecords where record.condition != nil {
        let wasInstalled = record.isInstalled
        try update(record)
        if record.isInstalled != wasInstalled { updated.append((record, wasInstalled)) }
      }
    } catch {
      adopt(old)
      for (record, wasInstalled) in updated.reversed() {
        guard wasInstalled else {
          engine.uninstall(record)
          continue
        }
        // It was in force before.
        try? install(record)
      }
      throw error
    }
  }

  /// Tells the engine of other surroundings.
  private func adopt(_ new: Surroundings) {
    let old = surroundings
    surroundings = new
    engine.setRootSize(LayoutSize(width: new.size.width, height: new.size.height))
    engine.pixelGrid = new.device == nil ? bareGrid : PixelGrid(scale: new.scale)
    engine.setDirection(direction(of: screen), of: screen)
    tellInsets(of: screen)
    guard
      old.textSize != new.textSize || old.isRightToLeft != new.isRightToLeft
        || old.scale != new.scale
    else { return }
    let items = views.values.sorted { $0.serial < $1.serial }
    for item in items { tellContent(of: item) }
    // Shares follow natural sizes.
    for item in items where item.stack != nil { updateArrangement(of: item) }
  }
}
