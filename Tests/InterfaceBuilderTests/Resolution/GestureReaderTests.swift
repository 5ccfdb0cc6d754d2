import InterfaceBuilder
import Testing

/// Elements of gesture recognisers as data, and values that are none.
@Suite struct GestureReaderTests {
  private func gesture(_ element: String) throws -> InterfaceGesture? {
    let document = try SampleDocument.read(SampleDocument.xib("", root: element))
    guard case .gestureRecognizer(let gesture)? = document.objects.last?.role else { return nil }
    return gesture
  }

  @Test func everyKindHasItsElement() throws {
    for kind in InterfaceGesture.Kind.allCases {
      #expect(try gesture("<\(kind.rawValue) id=\"g\"/>") == InterfaceGesture(kind: kind))
    }
    #expect(InterfaceGesture.Kind.allCases.count == 7)
  }

  @Test func values() throws {
    var press = InterfaceGesture(kind: .longPress)
    press.isEnabled = false
    press.cancelsTouchesInView = false
    press.delaysTouchesBegan = true
    press.delaysTouchesEnded = false
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    press.minimumPressDuration = 0.3
    press.allowableMovement = 0
    #expect(
      try gesture(
        """
        <pongPressGestureRecognizer enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES" \
        delaysTouchesEnded="NO" allowableMovement="0.0" minimumPressDuration="0.29999999999999999" \
        numberOfTapsRequired="1" numberOfTouchesRequired="2" id="g"/>
        """) == press)
    var edge = InterfaceGesture(kind: .screenEdgePan)
    edge.minimumNumberOfTouches = 1
    // Any number of fingers, as the format writes it.
    edge.maximumNumberOfTouches = .max
    edge.edges = [.top, .right]
    #expect(
      try gesture(
        """
        <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" \
        maximumNumberOfTouches="18446744073709551615" id="g">
          <rectEdge key="edges" top="YES" left="NO" right="YES"/>
        </screenEdgePanGestureRecognizer>
        """) == edge)
    #expect(
      try gesture("<swipeGestureRecognizer direction=\"down\" id=\"g\"/>")?.direction == .down)
  }

  @Test(arguments: [
    ("numberOfTapsRequired", "-1", "a whole number"),
    ("numberOfTapsRequired", "", "a whole number"),
    ("numberOfTouchesRequired", "two", "a whole number"),
    ("minimumNumberOfTouches", "1.5", "a whole number"),
    ("maximumNumberOfTouches", "0x3", "a whole number"),
    ("minimumPressDuration", "-0.5", "a number of 0 or more"),
    ("allowableMovement", "nan", "a finite number of at most 1000000000"),
    ("direction", "sideways", "a known direction"),
  ])
  func valuesThatAreNone(attribute: String, value: String, expected: String) throws {
    let text = SampleDocument.xib(
      "", root: "<pongPressGestureRecognizer \(attribute)=\"\(value)\" id=\"g\"/>")
    let error = try #require(SampleDocument.refusal(of: text))
    #expect(
      error.reason == .invalidValue(attribute: attribute, value: value, expected: expected))
    #expect(error.line == 9 && error.elementID == "g")
  }
}
