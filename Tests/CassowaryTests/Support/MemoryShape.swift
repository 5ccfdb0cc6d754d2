import Testing

/// Shapes of systems whose memory is bounded, after families of the benchmarks.
enum MemoryShape: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// Views one below the other in a container, each with a content size.
  case stack
  /// Children that share a parent's width and are as tall as it, with content sizes in the leaves.
  case tree
  /// Every view inside the one before, with insets on four sides: the most terms for each row.
  case nested
  /// A row that is too wide, every view giving way at a priority of its own.
  case priorities
  /// Cells with the widths of shared columns and the heights of shared rows.
  case table

  var testDescription: String { rawValue }
}
