import AutoLayout

extension ScreenProperty {
  /// In the other direction, the screen is its own mirror image.
  ///
  /// Views that are meant to stay (a photo with text, a left-aligned logo) are named in `exceptions`.
  public static func mirrors(except exceptions: Set<String> = []) -> ScreenProperty {
    ScreenProperty("mirrored from right to left", subjects: exceptions.sorted()) {
      snapshot, variation in
      var turned = snapshot.conditions
      turned.direction = turned.direction == .leftToRight ? .rightToLeft : .leftToRight
      // A device covers the same side whatever the language, so that side has to be turned as well.
      swap(&turned.safeArea.left, &turned.safeArea.right)
      let mirror = try variation(turned)
      guard mirror.elements.count == snapshot.elements.count else {
        return [
          "the mirrored screen shows \(mirror.elements.count) views, not \(snapshot.elements.count)"
        ]
      }
      return zip(snapshot.elements, mirror.elements).compactMap { element, image in
        guard !exceptions.contains(element.name) else { return nil }
        let expected = snapshot.conditions.window.width - element.frame.maxX
        let isMirrored =
          (image.frame.minX - expected).magnitude <= slack
          && (image.frame.minY - element.frame.minY).magnitude <= slack
          && (image.frame.width - element.frame.width).magnitude <= slack
          && (image.frame.height - element.frame.height).magnitude <= slack
        guard !isMirrored else { return nil }
        return """
          \(element.name) is at x \(image.frame.minX.swiftSource), its mirror image would be at \
          \(expected.swiftSource)
          """
      }
    }
  }

  /// In a wider window no named view is narrower.
  ///
  /// - Parameters:
  ///   - names: The views to look at; all if empty.
  ///   - step: How much wider the compared window is, in points.
  public static func monotoneInWidth(
    of names: Set<String> = [], step: Double = 24
  ) -> ScreenProperty {
    ScreenProperty("no view shrinks in a wider window", subjects: names.sorted()) {
      snapshot, variation in
      var wider = snapshot.conditions
      wider.window.width += step
      let other = try variation(wider)
      guard other.elements.count == snapshot.elements.count else {
        return [
          "the wider screen shows \(other.elements.count) views, not \(snapshot.elements.count)"
        ]
      }
      return zip(snapshot.elements, other.elements).compactMap { narrow, wide in
        guard names.isEmpty || names.contains(narrow.name),
          wide.frame.width < narrow.frame.width - slack
        else { return nil }
        return """
          \(narrow.name) is \(narrow.frame.width.swiftSource) wide, but only \
          \(wide.frame.width.swiftSource) where the window is \(step.swiftSource) wider
          """
      }
    }
  }
}
