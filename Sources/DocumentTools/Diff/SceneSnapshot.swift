import Foundation

/// A laid-out scene as data, to be compared with another version of it.
public struct SceneSnapshot: Equatable, Sendable {
  /// A property of a view or a constraint as a reader would name it.
  public struct Fact: Equatable, Sendable {
    public var name: String
    public var value: String

    /// Makes a fact.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A view of the scene.
  public struct View: Equatable, Sendable {
    /// The identifier in the document, by which versions are matched.
    public var id: String
    public var className: String
    /// The frame relative to the superview, in points.
    public var frame: CGRect
    /// The frame relative to the scene, in points, where it is marked in a picture.
    public var place: CGRect
    /// Whether the view and all around it are shown.
    public var isVisible: Bool
    /// The view's content and its attributes; names are unique.
    public var facts: [Fact]

    /// Makes a view.
    public init(
      id: String, className: String, frame: CGRect, place: CGRect, isVisible: Bool = true,
      facts: [Fact] = []
    ) {
      self.id = id
      self.className = className
      self.frame = frame
      self.place = place
      self.isVisible = isVisible
      self.facts = facts
    }
  }

  public var id: String
  public var title: String
  /// The size of the screen in points.
  public var size: CGSize
  /// The views, superviews before their subviews.
  public var views: [View]
  /// The constraints by their identifiers, each in one line.
  public var constraints: [Fact]
  /// The segues, actions and outlets of the scene's controller.
  public var connections: [Fact]

  /// Makes a snapshot.
  public init(
    id: String, title: String, size: CGSize, views: [View] = [], constraints: [Fact] = [],
    connections: [Fact] = []
  ) {
    self.connections = connections
    self.id = id
    self.title = title
    self.size = size
    self.views = views
    self.constraints = constraints
  }
}
