/// A face of a font.
public struct FontFace: Hashable, Sendable {
  public var postScriptName: String
  public var family: String

  public init(postScriptName: String, family: String) {
    self.postScriptName = postScriptName
    self.family = family
  }
}
