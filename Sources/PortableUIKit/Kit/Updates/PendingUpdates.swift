/// The changes of a table or collection between their beginning and their end.
struct PendingUpdates {
  /// How many beginnings have no end yet.
  private(set) var depth = 0
  var updates = BatchUpdates()
  /// The numbers of rows before the changes; nil where nothing was asked for so far, or where everything is
  /// loaded anew.
  var before: [Int]?

  /// - Returns: Whether this is the outermost beginning.
  mutating func begin() -> Bool {
    depth += 1
    return depth == 1
  }

  /// - Returns: Whether this is the outermost end; false, too, without a beginning.
  mutating func end() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    return depth == 0
  }

  /// Takes the changes out, at their end.
  mutating func take() -> (updates: BatchUpdates, before: [Int]?) {
    defer { (updates, before) = (BatchUpdates(), nil) }
    return (updates, before)
  }

  /// Everything is loaded anew: the changes mean nothing any more.
  mutating func forget() { _ = take() }
}
