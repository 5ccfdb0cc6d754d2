import Foundation
import PortableUIKit
import Testing

/// Commands go from the first responder up to the first that carries them out.
@MainActor @Suite struct ActionTests {
  private final class Card: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy") }
  }

  private final class Board: UIView, SelectorResponding {
    var log: [String] = []
    var forbidden: Set<String> = []
    func perform(_ selector: Selector, with sender: Any?) -> Bool {
      guard selector == Selector("shuffle:") else { return false }
      log.append("shuffle")
      return true
    }
    func canPerform(_ selector: Selector) -> Bool { selector == Selector("shuffle:") }
    override func cut(_ sender: Any?) { log.append("cut") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      if forbidden.contains(action.description) { return false }
      return super.canPerformAction(action, withSender: sender)
    }
  }

  private let window = makeWindow()
  private let board = Board()
  private let card = Card()

  init() {
    window.addSubview(board)
    board.addSubview(card)
    card.becomeFirstResponder()
  }

  /// Between the set-up and the body of a test a test of another suite may have made its window the key one.
  private func send(_ action: Selector, to target: Any? = nil) -> Bool {
    window.makeKey()
    return UIApplication.shared.sendAction(action, to: target, from: nil, for: nil)
  }

  @Test func theFirstThatOverridesACommandHasIt() {
    #expect(send("copy:"))
    #expect(send("cut:"))
    #expect(card.log == ["copy"] && board.log == ["cut"])
    #expect(!send("paste:"))
    board.forbidden = ["cut:"]
    #expect(!send("cut:") && board.log == ["cut"])
  }

  @Test func aSelectorOfOnesOwnIsFoundUpTheChain() {
    #expect(send("shuffle:") && board.log == ["shuffle"])
    #expect(card.target(forAction: "shuffle:", withSender: nil) as? UIView === board)
    #expect(card.target(forAction: "deal:", withSender: nil) == nil)
    #expect(!send("deal:"))
  }

  @Test func aTargetAloneIsAsked() {
    #expect(!send("cut:", to: card) && board.log.isEmpty)
    #expect(send("cut:", to: board) && board.log == ["cut"])
  }

  @Test func aCommandMayGiveOthers() {
    final class Forwarder: UIView {
      var log: [Bool] = []
      override func copy(_ sender: Any?) {
        log.append(
          UIApplication.shared.sendAction("paste:", to: self, from: nil, for: nil))
      }
    }
    let forwarder = Forwarder()
    #expect(send("copy:", to: forwarder) && forwarder.log == [false])
  }

  @Test func theKeyboardIsDismissedByName() {
    #expect(card.isFirstResponder)
    #expect(send("resignFirstResponder"))
    #expect(!card.isFirstResponder)
  }

  @Test func aShakeGoesUpTheChain() {
    final class Shaken: UIView {
      var log: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("began \(motion == .motionShake) \(event?.type == .motion)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("ended")
      }
    }
    let shaken = Shaken()
    window.addSubview(shaken)
    shaken.addSubview(board)
    window.shake()
    #expect(shaken.log == ["began true true", "ended"])
  }
}
