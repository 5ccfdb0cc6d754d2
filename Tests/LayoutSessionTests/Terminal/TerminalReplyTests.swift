import Foundation
import LayoutSession
import Testing

/// Answers of terminals, as their manuals and sources give them.
@Suite struct TerminalReplyTests {
  @Test(arguments: [
    // xterm as a VT340; mlterm; foot.
    ("\u{1B}[?63;1;2;4;6;9;15;22c", PictureProtocol.sixel),
    ("\u{1B}[?63;1;2;3;4;7;29c", .sixel), ("\u{1B}[?62;4;22c", .sixel),
    // kitty, before it tells its attributes.
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c", .kitty),
  ])
  func aTerminalWithPicturesIsKnownByItsAnswer(reply: String, wanted: PictureProtocol) {
    #expect(TerminalReply.isComplete(reply))
    #expect(TerminalReply.pictures(in: reply) == wanted)
  }

  @Test(arguments: [
    // VTE; tmux; a VT100; xterm as a VT420, whose class is no attribute; kitty's refusal.
    "\u{1B}[?65;1;9c", "\u{1B}[?1;2c", "\u{1B}[?6c", "\u{1B}[?64;1;2;6;9;15;22c", "\u{1B}[?4c",
    "\u{1B}_Gi=31;ENOTSUPPORTED\u{1B}\\\u{1B}[?62c",
  ])
  func aTerminalWithoutPicturesIsKnownToo(reply: String) {
    #expect(TerminalReply.isComplete(reply))
    #expect(TerminalReply.pictures(in: reply) == nil)
  }

  @Test func aPartOfAnAnswerIsNone() {
    for reply in ["", "\u{1B}", "\u{1B}[?63;1;2", "abc", "\u{1B}_Gi=31;O"] {
      #expect(!TerminalReply.isComplete(reply))
      #expect(TerminalReply.pictures(in: reply) == nil)
    }
  }

  /// A person types on while the terminal answers.
  @Test(arguments: [
    ("\u{1B}[?62;4c", ""), ("show\n\u{1B}[?62;4c", "show\n"),
    ("show\nhelp views\n", "show\nhelp views\n"),
    ("sh\u{1B}_Gi=31;OK\u{1B}\\ow\n\u{1B}[?62cq", "show\nq"), ("\u{1B}[A", "\u{1B}[A"), ("", ""),
  ])
  func whatWasTypedBesideAnAnswerIsKept(reply: String, typed: String) {
    #expect(TerminalReply.typed(beside: reply) == typed)
  }

  @Test func kittyGetsAPictureInPiecesThatMakeItWhole() throws {
    let data = Data((0..<10_000).map { UInt8($0 % 251) })
    let text = KittyPicture.text(png: data)
    let pieces = text.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count == 4)
    #expect(pieces.first?.hasPrefix("\u{1B}_Ga=T,f=100,m=1;") == true)
    #expect(pieces.last?.hasPrefix("\u{1B}_Gm=0;") == true)
    let base64 = pieces.map { $0.split(separator: ";", maxSplits: 1)[1] }
    #expect(base64.allSatisfy { $0.utf8.count <= 4096 })
    #expect(Data(base64Encoded: base64.joined()) == data)
  }
}
