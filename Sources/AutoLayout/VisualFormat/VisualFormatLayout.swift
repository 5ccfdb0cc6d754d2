/// The content of a format of the extended language: constraints, and relations that constraints of
/// two quantities cannot express.
///
///     let format = VisualFormat("|~[a(100)]~[b(50)]~|", extensions: .spacers)
///     try format.layout(views: ["a": a, "b": b]).install(in: engine)
public struct VisualFormatLayout {
  /// How far in front of the superview an item lies; items at equal depth keep their own order.
  public struct Depth {
    public let item: any LayoutItem
    public let depth: Double
  }

  /// In the order of the text, alignment last (VF-2).
  public internal(set) var constraints: [LayoutConstraint] = []
  /// Equal distances, and distances that are shares of the superview.
  public internal(set) var linearConstraints: [LayoutConstraint] = []
  /// The depths that a format from back to front gives, in the order of the text.
  public internal(set) var depths: [Depth] = []

  /// Puts all constraints in force.
  ///
  /// - Throws: why one of them cannot be; none is in force then.
  public func install(in engine: LayoutEngine) throws(LayoutEngineError) {
    do throws(LayoutEngineError) {
      for constraint in constraints { try engine.install(constraint) }
      for constraint in linearConstraints { try engine.install(constraint) }
    } catch {
      for constraint in constraints { engine.uninstall(constraint) }
      for constraint in linearConstraints { engine.uninstall(constraint) }
      throw error
    }
  }
}
