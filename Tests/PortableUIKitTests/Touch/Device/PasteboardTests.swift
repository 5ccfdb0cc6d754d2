import Foundation
import PortableUIKit
import Testing

/// Pasteboards as UIKit's reference says.
@MainActor @Suite(.serialized) struct PasteboardTests {
  @Test func aTextIsThereUntilAnotherThingIs() throws {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil && !board.hasStrings)
    board.string = "copied"
    #expect(board.string == "copied" && board.hasStrings && !board.hasURLs)
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("copied".utf8))
    board.url = URL(string: "https://example.org/a")
    #expect(board.hasURLs)
    // A URL can be pasted as text, but nothing of the text is left.
    #expect(board.string == "https://example.org/a")
    #expect(board.types == ["public.url"])
    board.color = .red
    #expect(board.color == .red && board.url == nil)
    board.string = nil
    #expect(board.numberOfItems == 0)
    #expect(board.changeCount == 4)
  }

  @Test func itemsHaveSeveralTypes() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["public.utf8-plain-text": "a", "app.note": Data([1])]]
    board.addItems([["public.utf8-plain-text": Data("b".utf8)]])
    #expect(board.strings == ["a", "b"])
    #expect(board.types == ["app.note", "public.utf8-plain-text"])
    #expect(board.contains(pasteboardTypes: ["public.png", "app.note"]))
    #expect(board.data(forPasteboardType: "app.note") == Data([1]))
  }

  @Test func namesStandForOnePasteboard() throws {
    let name = UIPasteboard.Name("test.\(UUID())")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    first.string = "shared"
    #expect(UIPasteboard(name: name, create: false)?.string == "shared")
    UIPasteboard.remove(withName: name)
    #expect(first.string == nil)
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }

  @Test func changesAreTold() {
    let board = UIPasteboard.withUniqueName()
    nonisolated(unsafe) var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in told += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    board.string = "a"
    board.setData(Data(), forPasteboardType: "x")
    #expect(told == 2)
  }

  @Test func itemsCanExpire() {
    let board = UIPasteboard.withUniqueName()
    let options: [UIPasteboard.OptionsKey: Any] = [.expirationDate: Date(timeIntervalSinceNow: -1)]
    board.setItems([["public.text": "gone"]], options: options)
    #expect(board.string == nil && board.numberOfItems == 0)
  }
}
