/// A page in which a scene of a document is solved live.
public struct ScenePage {
  /// The page.
  public var html: String
  /// The facts of the document that the page leaves out, in sentences.
  public var omissions: [String]

  /// Makes a page from its parts.
  public init(html: String, omissions: [String] = []) {
    self.html = html
    self.omissions = omissions
  }
}
