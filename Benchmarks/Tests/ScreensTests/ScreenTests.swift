import Screens
import Testing

/// Screens are what they say: laid out step by step as from nothing, and local where they say so.
@MainActor @Suite struct ScreenTests {
  @Test(arguments: 0..<3) func `every step ends as laid out from nothing`(number: Int) {
    let family = ScreenFamily.all[number]
    let screen = family.make(60)
    let initial = screen.frames()
    #expect(initial == screen.remade().frames())
    for phase in screen.phases {
      for step in phase.steps {
        step()
        #expect(screen.frames() == screen.remade().frames(), "\(family.name), \(phase.name)")
      }
      #expect(screen.frames() == initial, "\(family.name), \(phase.name): the cycle is closed")
    }
  }

  /// The work of a local change is the same whatever the number of views.
  @Test(arguments: 0..<3) func `local changes do not grow`(number: Int) {
    func work(_ views: Int) -> [ScreenCounts] {
      let screen = ScreenFamily.all[number].make(views)
      return screen.phases.filter(\.isLocal).map { phase in
        for step in phase.steps { step() }
        let before = screen.counts
        for step in phase.steps { step() }
        return screen.counts - before
      }
    }
    for (small, large) in zip(work(130), work(1300)) {
      // Not more than twice as much: which texts are the widest differs from place to place.
      #expect(large.rectanglesChanged <= 2 * small.rectanglesChanged)
      #expect(large.viewsLaidOut <= 2 * small.viewsLaidOut)
    }
  }

  /// A table of two rows, by hand: a bar of 44 points, rows of 8 + 20 + 2 + 16 + 8 points.
  @Test func `the table screen is laid out as described`() {
    let frames = ScreenFamily.all[0].make(10).frames()
    #expect(Array(frames[0..<8]) == [0, 0, 393, 44, 0, 44, 393, 108])
    // The first row with icon, title, subtitle and chevron.
    #expect(
      Array(frames[8..<28])
        == [0, 0, 393, 54] + [16, 15, 24, 24] + [52, 8, 90, 20] + [52, 30, 60, 16] + [
          369, 21, 8, 13,
        ])
  }

  /// Flexbox has one node for each frame that is compared, and knows where to put it.
  @Test(arguments: 0..<3) func `flexbox describes the same items`(number: Int) {
    let screen = ScreenFamily.all[number].make(130)
    let flexbox = screen.flexbox
    let items = flexbox.nodes.compactMap(\.item)
    #expect(items.sorted() == Array(0..<screen.frames().count / 4))
    #expect(flexbox.nodes.enumerated().allSatisfy { $1.parent < $0 })
    #expect(flexbox.changingText != nil)
  }

  @Test(arguments: 0..<2)
  func `recorded rows are rows of the screen`(number: Int) {
    let workload = ScreenFamily.recorded[number].make(130)
    #expect(workload.slotCount == workload.build.count - 1)
    #expect(workload.phases.map(\.labels).joined().contains("a row's text changes"))
    #expect(workload.phases.allSatisfy { $0.changesValuesOnly })
  }
}
