/// Light or dark colours.
public enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
}
