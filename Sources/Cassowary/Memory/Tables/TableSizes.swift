/// How many elements of each kind of table are in use.
struct TableSizes: BitwiseCopyable {
  var variables: Int32
  var rows: Int32
  var constraints: Int32
  var cells: Int32
  var etas: Int32
  var etaEntries: Int32
  var formSlots: Int32
  var requiredPlaces: Int32
  var optionalPlaces: Int32
  var rangePlaces: Int32
  /// The elements of the list pools.
  var pools: PoolSizes

  /// More than any table has.
  static var unlimited: TableSizes {
    TableSizes(
      variables: .max, rows: .max, constraints: .max, cells: .max, etas: .max, etaEntries: .max,
      formSlots: .max, requiredPlaces: .max, optionalPlaces: .max, rangePlaces: .max,
      pools: PoolSizes(repeating: .max))
  }

  /// Makes the sizes of tables that shrink at least as large as those that matter to a change around this one.
  mutating func keepLogging(_ outer: TableSizes) {
    etas = max(etas, outer.etas)
    etaEntries = max(etaEntries, outer.etaEntries)
    formSlots = max(formSlots, outer.formSlots)
    requiredPlaces = max(requiredPlaces, outer.requiredPlaces)
    optionalPlaces = max(optionalPlaces, outer.optionalPlaces)
    rangePlaces = max(rangePlaces, outer.rangePlaces)
  }

  subscript(_ extent: TableExtent) -> Int32 {
    @inline(__always) get {
      switch extent {
      case .variable: variables
      case .row: rows
      case .constraint: constraints
      case .cell: cells
      case .eta: etas
      case .etaEntry: etaEntries
      case .formSlot: formSlots
      case .requiredPlace: requiredPlaces
      case .optionalPlace: optionalPlaces
      case .rangePlace: rangePlaces
      case .sizeClass: 0
      }
    }
  }
}

/// The numbers of elements in use of all list pools, in the order in which they are visited.
typealias PoolSizes = SIMD8<Int32>
