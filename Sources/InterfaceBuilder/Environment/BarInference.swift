/// Finds the bars around a controller by following segues backwards.
///
/// A navigation controller's root has its bar, and whatever is shown or pushed from a controller with a bar has it
/// too. A tab bar controller's children have its bar. A presented or embedded controller starts afresh. Simulated
/// metrics overrule all of that.
struct BarInference: Sendable {
  private struct Arrival: Sendable {
    var source: InterfaceController
    var kind: String
    var relationship: String?
    /// The style of the presentation that the segue names.
    var style: String?
  }

  /// The state of the search for the ways to one controller.
  private struct Search {
    var visited: Set<String> = []
    /// How many controllers lead from the one asked for to the one at hand.
    var depth = 0
    /// How many arrivals were looked at.
    var followed = 0
  }

  /// How many controllers a way is followed over: each takes part of the stack, and no app pushes a tenth as many.
  private static let depthLimit = 500

  private let arrivals: [String: [Arrival]]

  /// The bars around controllers, without simulated ones.
  private var known: [String: SurroundingBars] = [:]
  /// How many arrivals were looked at to know that.
  private(set) var followedArrivals = 0

  /// Looks at all segues once.
  ///
  /// - Complexity: O(controllers + segues), and the ways that lead in circles or are longer than is followed.
  init(controllers: [InterfaceController]) {
    var arrivals: [String: [Arrival]] = [:]
    for controller in controllers {
      for connection in controller.segues {
        guard case .segue(let kind, let relationship, _) = connection.kind,
          let destination = connection.destination
        else { continue }
        arrivals[destination, default: []].append(
          Arrival(
            source: controller, kind: kind, relationship: relationship,
            style: connection.attributes["modalPresentationStyle"]))
      }
    }
    self.arrivals = arrivals
    for controller in controllers {
      var search = Search()
      known[controller.id] = inferred(for: controller, &search)
      followedArrivals += search.followed
    }
  }

  /// The bars around `controller`.
  ///
  /// - Complexity: O(1).
  func bars(around controller: InterfaceController) -> SurroundingBars {
    var search = Search()
    var bars = inferred(for: controller, &search)
    apply(controller.simulatedMetrics, to: &bars)
    if controller.hidesBottomBarWhenPushed { bars.bottomBar = nil }
    return bars
  }

  private func inferred(
    for controller: InterfaceController, _ search: inout Search
  ) -> SurroundingBars {
    if let known = known[controller.id] { return known }
    guard search.visited.insert(controller.id).inserted, search.depth < Self.depthLimit else {
      return SurroundingBars()
    }
    search.depth += 1
    defer { search.depth -= 1 }
    let arrivals = arrivals[controller.id] ?? []
    var bars = SurroundingBars()
    if let arrival = arrivals.first(where: { $0.relationship != nil }) {
      bars = inherited(arrival, controller, &search)
    } else {
      var fallback: SurroundingBars?
      for arrival in arrivals {
        let candidate = inherited(arrival, controller, &search)
        if candidate.navigationBar != nil {
          fallback = candidate
          break
        }
        fallback = fallback ?? candidate
      }
      bars = fallback ?? bars
    }
    if controller.hidesBottomBarWhenPushed { bars.bottomBar = nil }
    return bars
  }

  /// The bars that the canvas shows around the source of an arrival, simulated ones included.
  private func bars(
    aroundSourceOf arrival: Arrival, _ search: inout Search
  ) -> SurroundingBars {
    var bars = inferred(for: arrival.source, &search)
    apply(arrival.source.simulatedMetrics, to: &bars)
    return bars
  }

  /// The bars that `controller` gets from the controller at the other end of `arrival`.
  private func inherited(
    _ arrival: Arrival, _ controller: InterfaceController, _ search: inout Search
  ) -> SurroundingBars {
    search.followed += 1
    switch (arrival.relationship, arrival.kind) {
    case ("rootViewController"?, _):
      var bars = self.bars(aroundSourceOf: arrival, &search)
      bars.isTabBarPushedOver = false
      bars.isInNavigation = true
      bars.isBehindHiddenBar = false
      let own = arrival.source.bars
      bars.navigationBar = own.navigationBarHidden ? nil : navigationBar(own, for: controller)
      if !own.toolbarHidden { bars.bottomBar = .toolbar(isTranslucent: own.toolbarTranslucent) }
      return bars
    case ("viewControllers"?, _) where arrival.source.kind == "tabBarController":
      var bars = self.bars(aroundSourceOf: arrival, &search)
      bars.bottomBar = .tabBar(isTranslucent: arrival.source.bars.tabBarTranslucent)
      bars.isTabBarPushedOver = bars.navigationBar != nil
      return bars
    case (nil, "show"), (nil, "push"):
      var bars = self.bars(aroundSourceOf: arrival, &search)
      if bars.navigationBar == nil {
        // Without a navigation controller to push on, showing presents.
        if !bars.isInNavigation { bars = presented(controller, by: arrival) }
        bars.isBehindHiddenBar = bars.isInNavigation
      }
      if bars.isTabBarPushedOver {
        bars.bottomBar = nil
        bars.isTabBarPushedOver = false
      }
      bars.navigationBar?.show(controller.navigationItem)
      return bars
    case (nil, "presentation"), (nil, "modal"), (nil, "popoverPresentation"):
      return presented(controller, by: arrival)
    case (nil, "embed"):
      return SurroundingBars(isEmbedded: true)
    default:
      return SurroundingBars()
    }
  }

  /// The styles of presentations that cover the whole screen.
  private static let fullScreenStyles = ["fullScreen", "overFullScreen", "overCurrentContext"]

  /// No bars, and a presentation in the style of the segue or of `controller`.
  private func presented(
    _ controller: InterfaceController, by arrival: Arrival
  ) -> SurroundingBars {
    let styles = [arrival.style, controller.element?.attributes["modalPresentationStyle"]]
    let style = styles.lazy.compactMap { $0 }.first { $0 != "automatic" }
    return SurroundingBars(
      isPresented: true, isFullScreen: style.map(Self.fullScreenStyles.contains) ?? false)
  }

  private func navigationBar(
    _ bars: InterfaceController.Bars, for controller: InterfaceController
  ) -> SurroundingBars.NavigationBar {
    var bar = SurroundingBars.NavigationBar(
      isTranslucent: bars.navigationBarTranslucent, prefersLargeTitles: bars.prefersLargeTitles,
      isLarge: bars.prefersLargeTitles)
    bar.show(controller.navigationItem)
    return bar
  }

  /// Lets the designer's simulated metrics overrule the inferred bars.
  func apply(_ metrics: SimulatedMetrics, to bars: inout SurroundingBars) {
    switch metrics.topBar {
    case .inferred: break
    case .none: bars.navigationBar = nil
    case .navigationBar(let translucent, let prompted):
      bars.navigationBar = SurroundingBars.NavigationBar(
        isTranslucent: translucent, isPrompted: prompted)
    }
    switch metrics.bottomBar {
    case .inferred: break
    case .none: bars.bottomBar = nil
    case .tabBar(let translucent): bars.bottomBar = .tabBar(isTranslucent: translucent)
    case .toolbar(let translucent): bars.bottomBar = .toolbar(isTranslucent: translucent)
    }
  }
}
