import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct LiteralTests {
  @Test("A colour literal is a colour")
  func color() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
    #expect(type(of: color) == UIColor.self)
    #expect(color == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
  }

  @Test("An index path of Objective-C has sections, rows and items")
  func indexPath() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    #expect(path == NSIndexPath(item: 3, section: 2))
  }
}
