/// Kept by each layer for which time passes otherwise than for the layer above, so that it is quickly known
/// whether there is such a layer.
@MainActor final class TimingMark {
  private struct WeakMark {
    weak var mark: TimingMark?
  }

  private static var marks: [WeakMark] = []

  /// Whether there is a layer that keeps a mark.
  ///
  /// - Complexity: O(marks).
  static var isAny: Bool {
    if marks.isEmpty { return false }
    marks.removeAll { $0.mark == nil }
    return !marks.isEmpty
  }

  init() {
    TimingMark.marks.append(WeakMark(mark: self))
  }
}
