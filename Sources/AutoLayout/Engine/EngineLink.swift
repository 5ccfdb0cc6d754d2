/// How those know an engine who do not keep it; it clears the link before it goes.
final class EngineLink {
  @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?
}
