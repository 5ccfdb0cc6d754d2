/// The machine, as somebody got it who has said whether it is to be awake (``Rest``).
///
/// By its address: without optimisation the compiler copies a value that a coroutine yields, and gives the copy back
/// before a table of it is read.
struct Machine {
  private let address: UnsafeMutablePointer<Core>

  @inline(__always)
  init(_ address: UnsafeMutablePointer<Core>) { self.address = address }

  @inline(__always)
  var core: Core {
    unsafeAddress { UnsafePointer(address) }
    nonmutating unsafeMutableAddress { address }
  }
}
