import AutoLayout
import PropertyTesting
import Testing

/// What a layout looks like does not tell how it came about.
@Suite struct HistoryTests {
  /// The determined quantities of every item, in its parent.
  private func determined(_ built: BuiltLayout) -> [[LayoutAttribute: Double]] {
    built.engine.solve()
    return built.boxes.map { box in
      let rect = built.engine.alignmentRect(of: box)
      var values: [LayoutAttribute: Double] = [
        .left: rect.x, .top: rect.y, .width: rect.width, .height: rect.height,
      ]
      for attribute in built.engine.ambiguousAttributes(of: box) { values[attribute] = nil }
      return values
    }
  }

  private func expectEqual(_ first: BuiltLayout, _ second: BuiltLayout, _ trial: Trial) throws {
    let firstValues = determined(first)
    let secondValues = determined(second)
    for (item, (a, b)) in zip(firstValues, secondValues).enumerated() {
      trial.classify("determined", if: !a.isEmpty)
      try trial.expectEqual(
        Set(a.keys.map(\.name)), Set(b.keys.map(\.name)), "what is determined of item \(item)")
      for attribute in LayoutAttribute.allCases {
        guard let left = a[attribute], let right = b[attribute] else { continue }
        try trial.expectEqual(left, right, within: 1e-5, "\(attribute.name) of item \(item)")
      }
    }
  }

  @Test("AL-111: edited in place and built anew are the same layout") func incremental() throws {
    try forAll("history", .layoutScripts(), settings: .cases(150)) { script, trial in
      let edited = try BuiltLayout(script.layout)
      edited.engine.solve()
      for edit in script.edits {
        try edited.apply(edit)
        edited.engine.solve()
      }
      try expectEqual(edited, try BuiltLayout(edited.layout), trial)
    }
  }

  @Test("AL-30: the order of activation decides nothing that is determined") func order() throws {
    try forAll("order", .layouts(), settings: .cases(150)) { layout, trial in
      var reversed = layout
      reversed.rules.reverse()
      try expectEqual(try BuiltLayout(layout), try BuiltLayout(reversed), trial)
    }
  }

  @Test("taking constraints out and back in leaves the layout as it was") func outAndIn() throws {
    try forAll("out and in", .layouts(), settings: .cases(150)) { layout, trial in
      let built = try BuiltLayout(layout)
      let fresh = try BuiltLayout(layout)
      built.engine.solve()
      for constraint in built.constraints { built.engine.uninstall(constraint) }
      built.engine.solve()
      for constraint in built.constraints { try built.engine.install(constraint) }
      try expectEqual(built, fresh, trial)
    }
  }
}
