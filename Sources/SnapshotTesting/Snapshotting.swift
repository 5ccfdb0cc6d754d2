import Foundation

/// A way to turn a value into something that is kept in a file and compared.
///
/// The names are those of Point-Free's library of the same name, so that a suite reads the same here. Its functions run
/// on the main actor.
public struct Snapshotting<Value, Format> {
  /// The extension of the file, without the dot.
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  /// Makes the format that is kept.
  public var snapshot: (Value) -> Async<Format>

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping @MainActor (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = { MainHop.call(asyncSnapshot, $0) }
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same for another value, from which this one is made.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    nonisolated(unsafe) let make = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      make(transform($0))
    }
  }

  /// The same for another value, from which this one is made later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping @MainActor (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    nonisolated(unsafe) let make = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      let made = transform(value)
      return Async { callback in made.run { make($0).run(callback) } }
    }
  }
}

/// A value that is kept as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { (value: Value) -> Format in value }
  }
}

/// How something is written to a file, read and compared.
public struct Diffing<Value> {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value
  /// Nil if both are the same; otherwise the words for the difference, and files that show it.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping @MainActor (_ value: Value) -> Data,
    fromData: @escaping @MainActor (_ data: Data) -> Value,
    diff: @escaping @MainActor (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = { MainHop.call(toData, $0) }
    self.fromData = { MainHop.call(fromData, $0) }
    self.diff = { old, new in MainHop.call({ diff($0.0, $0.1) }, (old, new)) }
  }
}
