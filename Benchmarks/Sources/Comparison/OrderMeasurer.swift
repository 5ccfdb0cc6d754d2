import Workloads

/// Builds a workload in every order: how much of its time a build owes to the order in which a caller says things.
struct OrderMeasurer {
  let family: Family
  let budget: Budget
  let highs: Highs?
  let hasPeer: Bool

  static let orders = BuildOrder.fixed + (1...4).map { .shuffled(seed: $0) }
  /// Numbers of views; work per view is compared between the last two.
  static let sizes = [peerSize, 1000, 4000]
  /// kiwi takes seconds for more views in many an order.
  static let peerSize = 100

  func measure() -> [OrderRow] {
    var rows = Self.orders.map { OrderRow(workload: family.name, order: $0) }
    for views in Self.sizes { build(views: views, in: &rows) }
    return rows
  }

  private func build(views: Int, in rows: inout [OrderRow]) {
    let workload = family.make(views)
    var state = SystemState(of: workload)
    state.apply(workload.build)
    let isCompared = views == Self.peerSize
    let optimum = isCompared ? highs?.optimum(of: state) : nil
    var inGivenOrder: Assessment?
    for index in rows.indices {
      let order = rows[index].order
      let ours: BuildMeasurement<CassowaryReplay> = build(workload, order, budget)
      let answer = ours.engine.map { Assessment(of: $0.values(), in: state) }
      if order == .given { inGivenOrder = answer }
      var reference = optimum ?? inGivenOrder
      if isCompared && hasPeer {
        let theirs: BuildMeasurement<KiwiReplay> = build(workload, order, budget.forPeerInOrders)
        rows[index].theirs = theirs.time.microseconds
        rows[index].isLowerBound = theirs.isStopped
        if let engine = theirs.engine { reference = Assessment(of: engine.values(), in: state) }
      }
      rows[index].builds[views] = OrderedBuild(
        views: views, microseconds: ours.time.microseconds, work: ours.engine?.work,
        agree: answer.map { mine in reference.map(mine.agrees) } ?? false, remark: ours.time.remark)
    }
  }

  private func build<Engine: Replay>(
    _ workload: Workload, _ order: BuildOrder, _ budget: Budget
  ) -> BuildMeasurement<Engine> {
    let measurer = Measurer<Engine>(workload, order: order, budget: budget)
    defer { measurer.close() }
    return measurer.measureBuild()
  }
}
