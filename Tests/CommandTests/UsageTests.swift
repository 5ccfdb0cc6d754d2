import Foundation
import Testing

@Suite struct UsageTests {
  @Test func withoutASubcommandTheHelpIsShown() throws {
    let run = try CommandRun()
    #expect(run.status == 0)
    for name in ["render", "verify", "diff", "devices"] {
      #expect(run.output.contains("  \(name) "))
    }
  }

  @Test(arguments: ["render", "verify", "diff", "devices"])
  func everySubcommandHasHelp(name: String) throws {
    let run = try CommandRun(name, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE: autolayout \(name)"))
  }

  @Test func wrongCommandLines() throws {
    let runs = [
      try CommandRun("paint"), try CommandRun("render"), try CommandRun("verify"),
      try CommandRun("render", "Docs/Examples/Profile.storyboard"),
      try CommandRun("render", "a", "-o", "p.png", "--orientation", "sideways"),
      try CommandRun("devices", "--all"),
    ]
    for run in runs {
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: "))
    }
  }

  @Test func releasesThatDoNotExistAreRefused() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    for arguments in [["render", document, "-o", "\(folder.path)/a.png"], ["lint", document]] {
      let run = try CommandRun(arguments: arguments + ["--system", "20"])
      #expect(run.status == 64)
      #expect(run.errors.contains("unknown system 20: iOS 13 to 18 and iOS 26 are known"))
    }
    let picture = try CommandRun(
      "render", document, "-o", "\(folder.path)/b.png", "--system", "17", "--device", "iPad Pro 11")
    #expect(picture.status == 0)
    #expect(picture.output.contains("on iPad Pro 11 with iPadOS 17, portrait"))
    let own = try CommandRun("render", document, "-o", "\(folder.path)/b.png", "--system", "26")
    #expect(own.output.contains("on iPhone 16 with iOS 26, portrait"))
    #expect(folder.names == ["Tiny.storyboard", "b.png"])
  }

  @Test func devicesAreListed() throws {
    let run = try CommandRun("devices")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("NAME") == true)
    #expect(lines.contains { $0.hasPrefix("iPhone 16 ") && $0.contains("393x852") })
    #expect(!run.output.contains("\u{1B}"))
  }
}
