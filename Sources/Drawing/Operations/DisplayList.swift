import Foundation

/// A finished drawing as operations: kept, inspected, and replayed at any scale into any sink.
///
/// Pushes and pops are balanced. Each operation knows its bounds, so that a replay for a small damage
/// leaves out operations that do not touch it.
public struct DisplayList: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    var operation: DrawingOperation
    /// A rectangle around all that the operation paints, for a push around all up to its pop; null
    /// for none.
    var bounds: CGRect
    /// For a push the place of its pop.
    var end: Int?

    package static func == (a: Entry, b: Entry) -> Bool { a.operation == b.operation }
    package func hash(into hasher: inout Hasher) { hasher.combine(operation) }
  }

  private let entries: [Entry]
  /// The area that was drawn upon.
  public let extent: CGRect
  /// A rectangle around all marks; null where there are none.
  public let paintedBounds: CGRect

  package init(entries: [Entry], extent: CGRect) {
    self.entries = entries
    self.extent = extent
    paintedBounds = entries.reduce(CGRect.null) { $0.joining($1.bounds) }
  }

  public static let empty = DisplayList(entries: [], extent: .zero)

  public var operations: [DrawingOperation] { entries.map(\.operation) }

  /// For each operation a rectangle that holds all it paints within the clips around it; null for
  /// none. For a push and its pop, all that is painted between them.
  public var bounds: [CGRect] { entries.map(\.bounds) }

  /// The number of operations.
  public var count: Int { entries.count }

  /// Whether the drawing has no marks: no operations, or clips and groups without any inside.
  public var isEmpty: Bool { paintedBounds.isNull }

  /// Performs the operations in a space that `transform` maps the list's to, save those that paint
  /// nothing inside `damage`, a rectangle of the list's space.
  ///
  /// The replay does not clip: its operations may also paint outside the damage.
  ///
  /// - Returns: the number of operations that were performed.
  /// - Complexity: O(operations), and O(points) where the transform is not the identity.
  @discardableResult
  public func replay(
    into sink: any DrawingSink, transform: CGAffineTransform = .identity,
    damage: CGRect = .infinite
  ) -> Int {
    guard transform.isFinite else { return 0 }
    var performed = 0
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      if entry.bounds.meeting(damage).isNull {
        index = (entry.end ?? index) + 1
        continue
      }
      sink.perform(entry.operation.applying(transform))
      performed += 1
      index += 1
    }
    return performed
  }
}
