/// The arrays and texts of one answer, given back together.
struct AnswerList {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Gives back the last answer.
  mutating func clear() {
    for block in blocks { block.deallocate() }
    blocks.removeAll()
  }

  /// An array of elements for the caller; one without elements is at an address, too.
  mutating func make<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let made = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
    blocks.append(UnsafeMutableRawPointer(made))
    return made
  }

  /// A text for the caller.
  mutating func make(_ text: String) -> UnsafePointer<CChar> {
    let bytes = text.utf8
    let made: UnsafeMutablePointer<CChar> = make(bytes.count + 1)
    var end = made
    for byte in bytes {
      end.pointee = CChar(bitPattern: byte)
      end += 1
    }
    end.pointee = 0
    return UnsafePointer(made)
  }
}
