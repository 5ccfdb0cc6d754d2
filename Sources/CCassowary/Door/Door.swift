import CassowaryHeader

/// An open solver, with all that was handed out of it: behind every handle of C.
final class Door {
  var solver = Solver()
  /// How handles are told from those of other solvers.
  var code = HandleCode(number: cassowary_registry_number())
  /// The transactions that are open, the innermost last.
  var transactions: [OpenTransaction] = []
  /// Why the last refused call was.
  var refusal: Refusal?
  /// The changes of the last commit.
  var changes = AnswerRoom<cassowary_change>()
  /// The last array that was handed out otherwise.
  var list = AnswerList()
  /// The last sweep, of which questions may be asked.
  var sweep: Sweep?
  /// The last text that was handed out.
  var text = AnswerRoom<CChar>()

  deinit {
    changes.giveBack()
    list.clear()
    text.giveBack()
  }

  /// So deep may transactions nest.
  static var mostTransactions: Int { 1_000 }
  /// So many terms may a constraint have.
  static var mostTerms: Int { 1_000_000 }
  /// So long may a text be, in bytes.
  static var longestText: Int { 1_000_000 }

  /// Keeps a text for the caller.
  func keep(_ answer: String) throws(Refusal) -> UnsafePointer<CChar> {
    let bytes = answer.utf8
    guard cassowary_memory_ensure(0, 2 * bytes.count) else { throw .noMemory }
    let place = text.makeRoom(for: bytes.count + 1)
    var end = place
    for byte in bytes {
      end.pointee = CChar(bitPattern: byte)
      end += 1
    }
    end.pointee = 0
    return UnsafePointer(place)
  }
}

/// Answers a call about a solver: looks the handle up, holds the solver meanwhile, and notes why a call is refused.
@inline(__always)
func answer(_ handle: OpaquePointer?, _ body: (Door) throws(Refusal) -> Void) -> Int32 {
  var code = CASSOWARY_OK
  let token = UInt(bitPattern: handle)
  guard let box = cassowary_registry_enter(token, &code) else { return code }
  let door = Unmanaged<Door>.fromOpaque(box).takeUnretainedValue()
  do throws(Refusal) {
    try body(door)
  } catch {
    door.refusal = error
    code = error.code
  }
  cassowary_registry_leave(token)
  return code
}

/// The most memory that a call may need, as a multiple of the solvers' memory.
enum MemoryNeed: Int {
  /// Tables that grow are there twice for a moment.
  case change = 3
  /// Texts and lists of everything.
  case question = 24
}

/// Answers a call that may ask for memory; refuses it if that is not there.
@inline(__always)
func answer(
  _ handle: OpaquePointer?, needing need: MemoryNeed, and bytes: Int = 0,
  _ body: (Door) throws(Refusal) -> Void
) -> Int32 {
  answer(handle) { door throws(Refusal) in
    guard bytes >= 0, cassowary_memory_ensure(need.rawValue, bytes) else { throw .noMemory }
    try body(door)
  }
}
