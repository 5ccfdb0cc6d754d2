import Foundation

/// Standard output, and what it can show.
@MainActor struct Terminal {
  private let environment = ProcessInfo.processInfo.environment

  /// Whether colours are shown and wanted.
  var isColored: Bool {
    isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Whether pictures can be shown by kitty's graphics protocol.
  var showsKittyGraphics: Bool {
    isatty(STDOUT_FILENO) == 1
      && (environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty"
        || environment["TERM_PROGRAM"] == "WezTerm" || environment["TERM_PROGRAM"] == "ghostty")
  }

  /// Writes text as it is.
  func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Shows a PNG picture by kitty's graphics protocol: base64 in pieces of 4096 bytes.
  func showPicture(_ png: Data) {
    let text = Array(png.base64EncodedString().utf8)
    var output = ""
    var start = 0
    while start < text.count {
      let end = min(start + 4096, text.count)
      let control = (start == 0 ? "a=T,f=100," : "") + "m=\(end < text.count ? 1 : 0)"
      output += "\u{1B}_G\(control);\(String(decoding: text[start..<end], as: UTF8.self))\u{1B}\\"
      start = end
    }
    write(output + "\n")
  }
}
