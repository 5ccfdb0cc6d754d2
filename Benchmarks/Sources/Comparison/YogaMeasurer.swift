import AutoLayout
import Screens

/// Measures Yoga on the flexbox of a screen.
@MainActor struct YogaMeasurer {
  let budget: Budget

  /// What Yoga takes for the phases that it has in common with our screens, in microseconds, and how far its
  /// frames lie from ours at most, in points.
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
    times.distance =
      ours.count == theirs.count
      ? zip(ours, theirs).map { abs($0 - $1) }.max() ?? 0 : .infinity
    var samples: [Double] = []
    budget.sample(&samples) { samples in
      let watch = Stopwatch()
      tree = YogaTree(styles, in: flex.portrait)
      let elapsed = watch.elapsed
      samples.append(Double(elapsed) / 1000)
      return elapsed
    }
    times.microseconds["first layout"] = samples.median
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
