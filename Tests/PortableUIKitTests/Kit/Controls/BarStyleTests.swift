import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct BarStyleTests {
  @Test("A black bar is dark in the light appearance, with everything in it")
  func black() {
    let window = makeWindow()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let button = UIView()
    bar.addSubview(button)
    window.addSubview(bar)
    window.performTurn()
    #expect(button.traitCollection.userInterfaceStyle == .light)
    bar.barStyle = .black
    window.performTurn()
    #expect(button.traitCollection.userInterfaceStyle == .dark)
    bar.barStyle = .default
    window.performTurn()
    #expect(button.traitCollection.userInterfaceStyle == .light)
    let (tools, tabs) = (UIToolbar(), UITabBar())
    (tools.barStyle, tabs.barStyle) = (.black, .black)
    for bar in [tools, tabs] as [UIView] { window.addSubview(bar) }
    window.performTurn()
    #expect(tools.traitCollection.userInterfaceStyle == .dark)
    #expect(tabs.traitCollection.userInterfaceStyle == .dark)
  }
}
