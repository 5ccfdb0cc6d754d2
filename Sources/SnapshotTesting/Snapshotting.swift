import Foundation

/// A way to turn a value into something that is kept in a file and compared.
///
/// The names are those of Point-Free's library of the same name, so that a suite reads the same here.
public struct Snapshotting<Value, Format> {
  /// The extension of the file, without the dot.
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  /// Makes the format that is kept.
  public var snapshot: @MainActor (Value) -> Format

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (Value) -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// The same for another value, from which this one is made.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    let make = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      make(transform($0))
    }
  }
}

/// How something is written to a file, read and compared.
public struct Diffing<Value> {
  public var toData: @MainActor (Value) -> Data
  public var fromData: @MainActor (Data) -> Value
  /// Nil where both are the same; otherwise the words for it, and files that show it, by name.
  public var diff: @MainActor (Value, Value) -> (String, [String: Data])?

  public init(
    toData: @escaping @MainActor (Value) -> Data, fromData: @escaping @MainActor (Data) -> Value,
    diff: @escaping @MainActor (Value, Value) -> (String, [String: Data])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
