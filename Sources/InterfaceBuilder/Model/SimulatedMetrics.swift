/// The surroundings of a scene that Interface Builder simulates.
public struct SimulatedMetrics: Sendable, Equatable {
  /// The simulated bar at the top.
  public enum TopBar: Sendable, Equatable {
    /// Not simulated: the bar follows from the controllers.
    case inferred
    case none
    case navigationBar(translucent: Bool, prompted: Bool)
  }

  /// The simulated bar at the bottom.
  public enum BottomBar: Sendable, Equatable {
    /// Not simulated: the bar follows from the controllers.
    case inferred
    case none
    case tabBar(translucent: Bool)
    case toolbar(translucent: Bool)
  }

  /// The size the scene is pretended to have.
  public enum Destination: Sendable, Equatable {
    /// Not simulated: the device's.
    case inferred
    case freeform
    /// A sheet or a column of a split view; the element's name.
    case other(String)
    /// An old screen size by type, such as `retina47`.
    case screen(String)
  }

  /// `false` where the status bar is simulated as absent; `nil` where it is not simulated.
  public var statusBar: Bool?
  public var topBar = TopBar.inferred
  public var bottomBar = BottomBar.inferred
  public var destination = Destination.inferred
  /// `portrait` or `landscape*` where an orientation is simulated.
  public var orientation: String?

  public init() {}
}
