/// Reads the simulated metrics that stand in a controller or in a top-level view.
struct SimulatedMetricsReader {
  func metrics(of element: DocumentElement) -> SimulatedMetrics {
    var metrics = SimulatedMetrics()
    for child in element.children {
      let isNil = child.name == "nil"
      switch child.key {
      case "simulatedStatusBarMetrics":
        metrics.statusBar = !isNil
      case "simulatedTopBarMetrics":
        metrics.topBar = isNil ? .none : topBar(child)
      case "simulatedBottomBarMetrics":
        metrics.bottomBar = isNil ? .none : bottomBar(child)
      case "simulatedDestinationMetrics":
        metrics.destination = destination(child)
      case "simulatedOrientationMetrics":
        metrics.orientation = child.attributes["orientation"] ?? "portrait"
      default:
        break
      }
    }
    return metrics
  }

  private func topBar(_ element: DocumentElement) -> SimulatedMetrics.TopBar {
    guard element.name == "simulatedNavigationBarMetrics" else { return .inferred }
    return .navigationBar(
      translucent: element.attributes["translucent"] != "NO",
      prompted: element.attributes["prompted"] == "YES")
  }

  private func bottomBar(_ element: DocumentElement) -> SimulatedMetrics.BottomBar {
    let translucent = element.attributes["translucent"] != "NO"
    switch element.name {
    case "simulatedTabBarMetrics": return .tabBar(translucent: translucent)
    case "simulatedToolbarMetrics": return .toolbar(translucent: translucent)
    default: return .inferred
    }
  }

  private func destination(_ element: DocumentElement) -> SimulatedMetrics.Destination {
    switch element.name {
    case "nil": return .inferred
    case "freeformSimulatedSizeMetrics": return .freeform
    case "simulatedScreenMetrics": return .screen(element.attributes["type"] ?? "")
    default: return .other(element.name)
    }
  }
}
