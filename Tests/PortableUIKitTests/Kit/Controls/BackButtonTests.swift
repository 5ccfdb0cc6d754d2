import Foundation
import PortableUIKit
import Testing

/// The way back in a navigation bar: its words and the buttons beside it.
@MainActor @Suite struct BackButtonTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let previous = UINavigationItem(title: "First")
  private let top = UINavigationItem(title: "Next")

  init() { bar.items = [previous, top] }

  /// Every letter is 10 points wide.
  private var arrangement: BarItemArrangement {
    BarItemArrangement(bar) { text, _ in CGFloat(10 * text.count) }
  }

  @Test("The way back has the title that the item before gives it, or that item's own")
  func title() {
    #expect(arrangement.back?.title == "First")
    previous.backButtonTitle = "Up"
    #expect(arrangement.back?.title == "Up")
    previous.backBarButtonItem = UIBarButtonItem(title: "There", style: .plain)
    #expect(arrangement.back?.title == "There")
    previous.backBarButtonItem = nil
    previous.backButtonTitle = ""
    #expect(arrangement.back?.title == "" && arrangement.back?.frame.width == 0)
    previous.backButtonTitle = nil
    previous.title = nil
    #expect(arrangement.back?.title == "Back")
  }

  @Test("An item says how much of it the way back shows")
  func displayMode() {
    previous.backButtonDisplayMode = .generic
    #expect(arrangement.back?.title == "Back")
    previous.backButtonDisplayMode = .minimal
    #expect(arrangement.back?.title == "" && arrangement.back?.chevron.width == 12)
  }

  @Test("Buttons at the leading end take the place of the way back, unless they supplement it")
  func supplement() {
    top.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain)
    #expect(arrangement.back == nil)
    #expect(arrangement.places.first?.frame.minX == 16)
    top.leftItemsSupplementBackButton = true
    // The line begins at 16; the title takes 5 letters and 1 point, the arrow and the gaps 20.
    #expect(arrangement.back?.title == "First")
    // The width of a text is a sum of doubles.
    #expect(abs((arrangement.places.first?.frame.minX ?? 0) - 87) < 1e-9)
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(abs((arrangement.places.first?.frame.maxX ?? 0) - 233) < 1e-9)
  }
}
