import Foundation
import Testing
import UIKit

/// Objects that are made where their class is only known as a value (Docs/Decisions/0050).
@MainActor @Suite struct MetatypeTests {
  private class Card: UIView {
    var note = "none"
    override init(frame: CGRect) {
      super.init(frame: frame)
      note = "frame"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(note: String) {
      self.init()
      self.note = note
    }
  }
  private final class Photo: Card {}
  private final class Own: UIView {
    let made: Int
    init() {
      made = 7
      super.init(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Box<Value>: UIView {
    var value: Value?
    var wasMade = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      wasMade = true
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: "made")
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Screen: UIViewController {
    var name = ""
    override init(nibName: String?, bundle: Bundle?) {
      name = "nib"
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<View: UIView>(_ type: View.Type) -> View { View() }

  @Test("A generic function makes a view of its type, by the type's own initialiser")
  func generic() {
    #expect(make(Photo.self).note == "frame")
    #expect(make(Own.self).made == 7)
    #expect(make(Box<Int>.self).wasMade)
    #expect(type(of: make(UILabel.self)) == UILabel.self)
    #expect(make(UIWindow.self).bounds == UIScreen.main.bounds)
  }

  @Test("A class in a variable makes an object of the class that it is")
  func value() {
    let type: UIView.Type = Photo.self
    #expect(type.init() is Photo)
    let types: [UIView.Type] = [UIView.self, UISwitch.self, Own.self, Cell.self]
    #expect(types.map { "\(Swift.type(of: $0.init()))" } == ["UIView", "UISwitch", "Own", "Cell"])
    let cell: UITableViewCell.Type = Cell.self
    #expect(cell.init().reuseIdentifier == "made")
    let screen: UIViewController.Type = Screen.self
    #expect((screen.init() as? Screen)?.name == "nib")
  }

  @Test("Plain construction, and self.init() of a convenience initialiser, stay as they are")
  func plain() {
    #expect(Photo(note: "x").note == "x")
    #expect(type(of: Photo(note: "x")) == Photo.self)
    #expect(UILabel().frame == .zero)
    let made: () -> UIView = UIView.init
    #expect(type(of: made()) == UIView.self)
    let implicit: UIButton = .init()
    #expect(type(of: implicit) == UIButton.self)
  }

  @Test("Objects that are made so are released")
  func release() {
    weak var seen: UIView?
    do {
      let card = make(Card.self)
      seen = card
      #expect(seen != nil)
    }
    #expect(seen == nil)
  }
}
