/// A view controller of a document, as data.
public struct InterfaceController: Sendable {
  public var id: String
  /// The element's name: `viewController`, `navigationController`, ….
  public var kind: String
  public var customClass: String?
  /// The Swift module of the custom class, where the document names one.
  public var customModule: String?
  public var storyboardIdentifier: String?
  public var title: String?
  /// The identifier of the scene that holds it.
  public var sceneID: String?
  /// The old top and bottom guides by identifier.
  public var guides: [String: InterfaceGuide] = [:]
  public var connections: [InterfaceConnection] = []
  /// All segues that lead away from the controller, from its views, cells and bar items too.
  public var segues: [InterfaceConnection] = []
  public var simulatedMetrics = SimulatedMetrics()
  /// Whether a tab bar or toolbar disappears when it is pushed.
  public var hidesBottomBarWhenPushed = false
  /// The bars that a navigation controller shows.
  public var bars = Bars()
  /// The settings of its navigation item.
  public var navigationItem = NavigationItem()
  /// Whether it has items for a toolbar.
  public var hasToolbarItems = false
  /// The edges under which its view extends; all by default.
  public var extendedEdges = ExtendedEdges()

  public var runtimeAttributes: [RuntimeAttribute] = []
  /// The element, for settings that only some controllers have.
  package var element: DocumentElement?

  /// The bars of a navigation or tab bar controller.
  public struct Bars: Sendable, Equatable {
    public var navigationBarHidden = false
    public var navigationBarTranslucent = true
    public var prefersLargeTitles = false
    public var toolbarHidden = true
    public var toolbarTranslucent = true
    public var tabBarTranslucent = true
  }

  /// A navigation item's wishes.
  public struct NavigationItem: Sendable, Equatable {
    public var isPresent = false
    public var title: String?
    /// `always`, `never`, `automatic` or absent.
    public var largeTitleDisplayMode: String?
    public var prompt: String?
    public var hasSearchController = false
  }

  /// The edges of `edgesForExtendedLayout` and their qualification.
  public struct ExtendedEdges: Sendable, Equatable {
    public var top = true
    public var bottom = true
    public var includesOpaqueBars = false
  }

  /// The segues that make other controllers children of this one, by relationship.
  public func related(_ relationship: String) -> [String] {
    connections.compactMap {
      guard case .segue(_, relationship, _) = $0.kind else { return nil }
      return $0.destination
    }
  }
}
