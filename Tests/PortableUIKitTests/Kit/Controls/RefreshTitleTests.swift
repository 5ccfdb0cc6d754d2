import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct RefreshTitleTests {
  @Test("The title of a refresh control stands below the wheel")
  func title() {
    let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
    control.layoutIfNeeded()
    let wheel = control.subviews[0]
    #expect(wheel.frame.midY == 30 && control.subviews.count == 1)
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    control.layoutIfNeeded()
    let label = control.subviews[1] as? UILabel
    #expect(label?.text == "Pull to refresh" && label?.frame.midX == 150)
    #expect(label?.frame.minY == wheel.frame.maxY + 4 && wheel.frame.midY < 30)
    #expect(wheel.frame.minY >= 0 && label.map { $0.frame.maxY <= 60 } == true)
    control.attributedTitle = nil
    control.layoutIfNeeded()
    #expect(control.subviews.count == 1 && wheel.frame.midY == 30)
  }
}
