/// Memory for an answer, used again for the next one.
struct AnswerRoom<Element> {
  private var start: UnsafeMutablePointer<Element>?
  private var capacity = 0

  /// Room for so many; the former contents are gone.
  mutating func makeRoom(for count: Int) -> UnsafeMutablePointer<Element> {
    if let start, count <= capacity { return start }
    giveBack()
    capacity = max(16, count + count / 2)
    let made = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    start = made
    return made
  }

  mutating func giveBack() {
    start?.deallocate()
    start = nil
    capacity = 0
  }
}
