import AutoLayout
import Testing

/// Key paths in visual formats (UM-1515).
@Suite struct KeyPathTests {
  @Test("UM-1515 of a key path the part that is no key of the views is named")
  func keyPath() throws {
    let world = World()
    let box = world.box("box")
    func reason(_ format: String, _ views: [String: any LayoutItem]) -> String {
      do {
        _ = try VisualFormat(format).constraints(views: views)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(reason("|-[self.x]", ["x": box]).contains("self is not a key in the views dictionary"))
    #expect(reason("|-[x]", ["x": box]) == "none")
  }
}
