/// A direction at its place in the ``EditDirectionCache``: valid until the cache gives its memory back. The place may be
/// another row's later.
struct KeptDirection: BitwiseCopyable, Equatable {
  private let place: UnsafeMutablePointer<EditDirection>

  /// Only the cache knows places.
  @inline(__always)
  init(at place: UnsafeMutablePointer<EditDirection>) { self.place = place }

  @inline(__always)
  static func == (first: KeptDirection, second: KeptDirection) -> Bool {
    first.place == second.place
  }

  /// What is known of the direction.
  @inline(__always)
  var data: EditDirection {
    unsafeAddress { UnsafePointer(place) }
    nonmutating unsafeMutableAddress { place }
  }

  /// The number of the place among those from `first` on.
  @inline(__always)
  func number(from first: UnsafeMutablePointer<EditDirection>) -> Int { place - first }
}
