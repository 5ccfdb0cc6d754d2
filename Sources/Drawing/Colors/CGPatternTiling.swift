/// How exactly a pattern's cells are spaced; cells here always keep their exact distance.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  case noDistortion
  case constantSpacingMinimalDistortion
  case constantSpacing
}
