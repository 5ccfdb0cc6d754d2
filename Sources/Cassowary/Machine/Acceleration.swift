/// The layers over the simplex. Each can be switched off: tests then expect the same answers, and measurements show its
/// savings.
///
/// All are on unless somebody says otherwise. A layer that another one needs is off with it: ready directions are edit
/// directions, for example.
package struct Acceleration: OptionSet, Equatable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  // MARK: Direct entry of constraints
  /// A row defines a variable that nothing holds and on which nothing depends: no solve.
  package static let freshDefinitions = Acceleration(rawValue: 1 << 0)
  /// A variable passes its definition on to another, undetermined one, and is defined anew.
  package static let augmentingPaths = Acceleration(rawValue: 1 << 1)
  /// A row takes the place of a stay that is found near it.
  package static let stayExchanges = Acceleration(rawValue: 1 << 2)
  /// A row takes the place of another one whose multiplier is zero.
  package static let degenerateExchanges = Acceleration(rawValue: 1 << 3)
  /// A required row enters by one dual step without a savepoint.
  package static let directDualSteps = Acceleration(rawValue: 1 << 4)
  /// A row that goes leaves its slot to the stay of the slot's variable: no solve.
  package static let ownStays = Acceleration(rawValue: 1 << 5)
  /// Searches for a row or stay that gives way are rare after many vain ones.
  package static let vainSearches = Acceleration(rawValue: 1 << 6)

  // MARK: Edit directions
  /// The direction of a row that was shifted twice is kept.
  package static let editDirections = Acceleration(rawValue: 1 << 7)
  /// Kept directions take in the exchanges that came since.
  package static let exchangeLog = Acceleration(rawValue: 1 << 8)
  /// The row that enters inherits the direction of the one that leaves.
  package static let inheritedDirections = Acceleration(rawValue: 1 << 9)
  /// Within its range a shift along a kept direction looks at no row.
  package static let readyDirections = Acceleration(rawValue: 1 << 10)
  /// The row at which a ready direction ends is known, and held there without an exchange.
  package static let blockingRows = Acceleration(rawValue: 1 << 11)
  /// Constraints that move nothing else come and go beside a drag.
  package static let restingChanges = Acceleration(rawValue: 1 << 12)
  /// Rows on a ready direction pass breakpoints that can put no multiplier out of range.
  package static let freePassage = Acceleration(rawValue: 1 << 13)
  /// The only active row with limits in a combination is remembered.
  package static let supports = Acceleration(rawValue: 1 << 14)
  /// Shifts of one commit are followed together.
  package static let postponedShifts = Acceleration(rawValue: 1 << 15)

  // MARK: Batch pivots
  /// Many optional rows are placed at once, and the multipliers balanced once.
  package static let batchPlacing = Acceleration(rawValue: 1 << 16)
  /// Several active rows are exchanged together for rows that follow them.
  package static let followers = Acceleration(rawValue: 1 << 17)
  /// A few active rows go together to where they are best off.
  package static let suboptimisation = Acceleration(rawValue: 1 << 18)
  /// A shift is taken back in part, as the primal step that it would have been.
  package static let retreat = Acceleration(rawValue: 1 << 19)
  /// Many active rows pass breakpoints together.
  package static let passingTogether = Acceleration(rawValue: 1 << 20)

  // MARK: Solves
  /// The direction that was solved last is used again.
  package static let keptDirection = Acceleration(rawValue: 1 << 21)
  /// An FTRAN that has gone far is tried near the row first.
  package static let nearbyFtran = Acceleration(rawValue: 1 << 22)

  /// Every layer, with its name.
  package static var layers: [(name: String, layer: Acceleration)] {
    [
      ("freshDefinitions", .freshDefinitions),
      ("augmentingPaths", .augmentingPaths), ("stayExchanges", .stayExchanges),
      ("degenerateExchanges", .degenerateExchanges), ("directDualSteps", .directDualSteps),
      ("ownStays", .ownStays), ("vainSearches", .vainSearches),
      ("editDirections", .editDirections), ("exchangeLog", .exchangeLog),
      ("inheritedDirections", .inheritedDirections), ("readyDirections", .readyDirections),
      ("blockingRows", .blockingRows), ("restingChanges", .restingChanges),
      ("freePassage", .freePassage), ("supports", .supports),
      ("postponedShifts", .postponedShifts), ("batchPlacing", .batchPlacing),
      ("followers", .followers),
      ("suboptimisation", .suboptimisation), ("retreat", .retreat),
      ("passingTogether", .passingTogether), ("keptDirection", .keptDirection),
      ("nearbyFtran", .nearbyFtran),
    ]
  }

  /// Layers that belong together, with the name of each group.
  package static var groups: [(name: String, layers: Acceleration)] {
    [
      (
        "direct entry",
        [
          .freshDefinitions, .augmentingPaths, .stayExchanges,
          .degenerateExchanges, .directDualSteps, .ownStays, .vainSearches,
        ]
      ),
      (
        "edit directions",
        [
          .editDirections, .exchangeLog, .inheritedDirections, .readyDirections, .blockingRows,
          .restingChanges, .freePassage, .supports, .postponedShifts,
        ]
      ),
      (
        "batch pivots",
        [.batchPlacing, .followers, .suboptimisation, .retreat, .passingTogether]
      ),
      ("solves", [.keptDirection, .nearbyFtran]),
    ]
  }

  package static var all: Acceleration { Acceleration(rawValue: 1 << 23 &- 1) }
}

extension Solver {
  /// The layers in use.
  package var acceleration: Acceleration {
    get { asItIs().core.acceleration }
    set { wake().core.use(newValue) }
  }
}

extension Core {
  /// Uses these layers from here on; directions that others have kept are forgotten.
  mutating func use(_ layers: Acceleration) {
    forgetDirections()
    acceleration = layers
    factorisation.acceleration = layers
  }
}
