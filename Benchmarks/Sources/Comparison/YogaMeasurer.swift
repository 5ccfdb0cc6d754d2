import AutoLayout
import Screens

/// Measures Yoga on the flexbox of a screen.
@MainActor struct YogaMeasurer {
  let budget: Budget

  /// What Yoga takes for the phases that it has in common with our screens, in microseconds, and how far its
  /// frames lie from ours at most, in points, beyond the rounding of its sums.
  struct Times {
    /// By the name of our phase.
    var microseconds: [String: Double] = [:]
    var distance = 0.0
  }

  /// - Complexity: as the screen; called while the screen is as it was made.
  func measure(_ screen: any Screen) -> Times {
    let flex = screen.flexbox
    let styles = flex.yogaNodes
    var times = Times()
    var tree = YogaTree(styles, in: flex.portrait)
    let (ours, theirs) = (screen.frames(), tree.frames(of: flex))
    times.distance = distance(ours, theirs, rounding: rounding(of: flex))
    var samples: [Double] = []
    budget.sample(&samples) { samples in
      let watch = Stopwatch()
      tree = YogaTree(styles, in: flex.portrait)
      let elapsed = watch.elapsed
      samples.append(Double(elapsed) / 1000)
      return elapsed
    }
    times.microseconds[ScreenRow.firstLayout] = samples.median
    times.microseconds["rotation"] = cycle {
      tree.resize(to: flex.landscape)
      tree.resize(to: flex.portrait)
    }
    if let node = flex.changingText, let size = flex.nodes[node].text {
      let change = cycle {
        tree.setText(node, LayoutSize(width: size.width + 11, height: size.height))
        tree.setText(node, size)
      }
      times.microseconds["a row's text changes"] = change
      times.microseconds["a leaf changes"] = change
    }
    return times
  }

  /// How far the numbers lie from each other at most, less the rounding of sums as a share of a number.
  private func distance(_ ours: [Double], _ theirs: [Double], rounding: Double) -> Double {
    guard ours.count == theirs.count else { return .infinity }
    return zip(ours, theirs).map { abs($0 - $1) - rounding * abs($0) }.max() ?? 0
  }

  /// The share by which Yoga's sums may be off: it adds up 32-bit numbers, and a sum of n of them is off by up to
  /// n × 2⁻²⁴ of itself (Higham, Accuracy and Stability of Numerical Algorithms, 4.2, doi:10.1137/1.9780898718027).
  /// The longest sum is the offset of the last of the children of one node.
  private func rounding(of screen: FlexScreen) -> Double {
    let children = Dictionary(grouping: screen.nodes.dropFirst(), by: \.parent).values.map(\.count)
    return Double(children.max() ?? 0) * 0x1p-24
  }

  /// The time of one of the two steps of a cycle, in microseconds.
  private func cycle(_ steps: () -> Void) -> Double {
    steps()
    var samples: [Double] = []
    budget.sample(&samples, most: 1000) { samples in
      let watch = Stopwatch()
      steps()
      let elapsed = watch.elapsed
      samples.append(Double(elapsed) / 2000)
      return elapsed
    }
    return samples.median
  }
}
