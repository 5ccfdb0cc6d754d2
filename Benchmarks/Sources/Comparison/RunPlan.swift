import Workloads

/// Decides from what kiwi took so far whether it is worth starting on the next size.
struct RunPlan {
  let isQuick: Bool
  let hasPeer: Bool
  /// kiwi's build times in microseconds by size; a lower bound if it was stopped.
  private var builds: [(size: Int, time: Double)] = []
  private var wasStopped = false
  /// Our build times in microseconds by size.
  private var ownBuilds: [(size: Int, time: Double)] = []

  init(isQuick: Bool, hasPeer: Bool) {
    self.isQuick = isQuick
    self.hasPeer = hasPeer
  }

  /// The numbers of views of a family: up to a million where the goals name a tree of that size.
  func sizes(of family: Family) -> [Int] {
    if isQuick { return [10, 100, 1000] }
    let sizes = [10, 100, 1000, 10_000, 100_000]
    return family.name == "W2 tree" ? sizes + [1_000_000] : sizes
  }

  mutating func note(_ rows: [ResultRow]) {
    guard
      let build = rows.first(where: { $0.phase == Comparator.build && $0.peer == Comparator.kiwi })
    else {
      return
    }
    ownBuilds.append((build.size, build.ours ?? .infinity))
    guard let time = build.theirs
    else { return }
    builds.append((build.size, time))
    wasStopped = wasStopped || build.isLowerBound
  }

  /// Whether our own build of the next size is likely to end within ten seconds, if it grows as it did
  /// from the size before the last to the last.
  ///
  /// The million views that a goal names get a minute.
  func isWithinReach(views: Int) -> Bool {
    guard views > 1000, ownBuilds.count > 1 else { return true }
    let (before, last) = (ownBuilds[ownBuilds.count - 2], ownBuilds[ownBuilds.count - 1])
    return last.time * (last.time / before.time) < (views < 1_000_000 ? 10e6 : 60e6)
  }

  /// kiwi's times grow at least with the square from 1,000 views on: a build ten times the size takes a
  /// hundred times as long.
  func peer(views: Int) -> PeerParticipation {
    guard hasPeer, !wasStopped else { return .none }
    guard let last = builds.last, views > 1000 else { return .quickPhases }
    let growth = Double(views) / Double(last.size)
    return last.time * growth * growth < 10e6 ? .quickPhases : .none
  }
}
