import Workloads

extension Report {
  /// Between these numbers of views, the work per view of a build may grow by `growthLimit`; beyond it the time is printed
  /// bold. Work is the same in every run, time per view grows with the caches that a build leaves as well.
  private static let orderSizes = (small: OrderMeasurer.sizes[1], large: OrderMeasurer.sizes[2])
  private static let growthLimit = 2.0

  func orderSection() -> String {
    guard !orders.isEmpty else { return "" }
    let (small, large) = (Self.count(Self.orderSizes.small), Self.count(Self.orderSizes.large))
    return """
      ## Orders of building

      Our microseconds a view of a build of \(large) views, by the order in which the same constraints come; **bold** where \
      the work per view is more than twice that of \(small) views. Work is variables looked at and moved, active rows \
      looked at, multipliers changed and rows factorised, counted each time.

      \(orderMatrix.markdown)

      The order that takes longest with \(large) views. Steps are pivots and flips; all are per view. The ratio kiwi / ours is that of \
      \(OrderMeasurer.peerSize) views.

      \(worstOrders.markdown)
      """
  }

  /// A line per workload, a column per order; of those by chance the median and the slowest.
  var orderMatrix: TextTable {
    let header =
      ["µs a view"] + BuildOrder.fixed.map(\.name) + ["shuffled, median", "shuffled, slowest"]
    var table = TextTable(header: header, numeric: Set(1..<header.count))
    table.rows = orderedWorkloads.map { workload in
      let own = orders.filter { $0.workload == workload }
      let shuffled = own.filter(\.isShuffled)
      return [workload]
        + own.filter { !$0.isShuffled }.map { Self.cell([$0], \.median) }
        + [Self.cell(shuffled, \.median), Self.cell(shuffled) { $0.max() ?? .nan }]
    }
    return table
  }

  /// A line per workload with what its slowest order takes.
  var worstOrders: TextTable {
    let (small, large) = Self.orderSizes
    let (smallText, largeText) = (Self.count(small), Self.count(large))
    let header = [
      "workload", "slowest order", "µs, \(smallText)", "µs, \(largeText)", "steps, \(smallText)",
      "steps, \(largeText)", "work, \(smallText)", "work, \(largeText)", "kiwi / ours",
      "smallest kiwi / ours of any order", "agree in all orders",
    ]
    var table = TextTable(header: header, numeric: Set(2..<9))
    table.rows = orderedWorkloads.compactMap { workload in
      let own = orders.filter { $0.workload == workload }
      guard
        let worst = own.max(by: { $0.time(views: large) < $1.time(views: large) }),
        let (before, after) = worst.builds[small].flatMap({ before in
          worst.builds[large].map { (before, $0) }
        })
      else { return nil }
      let closest = own.compactMap { row in row.comparison.map { (row.order, $0) } }
        .min { ($0.1.ratio ?? .infinity) < ($1.1.ratio ?? .infinity) }
      return [
        workload, worst.order.name, Self.time(before.microsecondsPerView),
        Self.time(after.microsecondsPerView), Self.rate(before.stepsPerView),
        Self.rate(after.stepsPerView), Self.rate(before.changesPerView),
        Self.rate(after.changesPerView), worst.comparison.map(Self.ratio) ?? "–",
        closest.map { "\(Self.ratio($0.1)) (\($0.0.name))" } ?? "–", Self.agreement(own),
      ]
    }
    return table
  }

  /// The workloads whose orders were measured, as they were.
  private var orderedWorkloads: [String] {
    orders.filter { $0.order == .given }.map(\.workload)
  }

  /// The time per view of several orders, taken together.
  private static func cell(_ orders: [OrderRow], _ together: ([Double]) -> Double) -> String {
    let time = number(together(orders.map { $0.time(views: orderSizes.large) }))
    let before = together(orders.map { $0.work(views: orderSizes.small) })
    let after = together(orders.map { $0.work(views: orderSizes.large) })
    return after > growthLimit * before ? "**\(time)**" : time
  }

  private static func rate(_ perView: Double?) -> String { perView.map(number) ?? "–" }

  private static func agreement(_ rows: [OrderRow]) -> String {
    let wrong = rows.filter { row in row.builds.values.contains { $0.agree == false } }
    return wrong.isEmpty ? "yes" : "**no**: " + wrong.map(\.order.name).joined(separator: ", ")
  }
}
