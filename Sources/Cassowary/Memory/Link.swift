/// Maybe the ``ID`` of a thing: an optional that takes no more room than the number.
///
/// Zero bytes link to nothing, so that fresh memory need not be filled.
struct Link<Thing>: BitwiseCopyable, Equatable {
  /// The number plus one; zero where there is none.
  let bits: Int32

  @inline(__always)
  init(bits: Int32) { self.bits = bits }

  @inline(__always)
  init(_ id: ID<Thing>) { bits = id.number &+ 1 }

  /// A link of another kind that takes the place of one.
  @inline(__always)
  init<Other>(inPlaceOf other: Link<Other>) { bits = other.bits }

  /// No number.
  @inline(__always) static var none: Link { Link(bits: 0) }

  @inline(__always) var isNone: Bool { bits == 0 }

  /// The number, if there is one.
  @inline(__always) var id: ID<Thing>? { bits == 0 ? nil : ID(bits &- 1) }

  /// The number, if there is known to be one.
  @inline(__always) var certain: ID<Thing> { ID(bits &- 1) }
}

extension Link: Vacant {
  @inline(__always) static var vacant: Link { .none }
}
