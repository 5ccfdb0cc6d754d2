import Foundation
import LayoutSession

/// Standard output, and what it can show.
@MainActor final class Terminal {
  private let environment = ProcessInfo.processInfo.environment

  /// Whether colours are shown and wanted.
  var isColored: Bool {
    isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// How real pictures can be shown; none where only characters can be.
  ///
  /// `AUTOLAYOUT_PICTURES` says so (kitty, sixel or none), else the terminal is known by its name, else it is
  /// asked, once.
  private(set) lazy var pictures: PictureProtocol? = {
    if let wanted = environment["AUTOLAYOUT_PICTURES"] {
      return PictureProtocol(rawValue: wanted.lowercased())
    }
    let name = environment["TERM", default: "dumb"]
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, name != "dumb", name != "linux"
    else { return nil }
    if environment["KITTY_WINDOW_ID"] != nil || name == "xterm-kitty" || name == "xterm-ghostty" {
      return .kitty
    }
    let isMultiplexed =
      environment["TMUX"] != nil || name.hasPrefix("tmux") || name.hasPrefix("screen")
    return TerminalReply.pictures(in: ask(TerminalReply.question(isMultiplexed: isMultiplexed)))
  }()

  /// Writes text as it is.
  func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Shows the views of a session as a real picture; false where that cannot be.
  func showPicture(of session: Session) -> Bool {
    switch pictures {
    case .kitty:
      guard let picture = session.pngPicture(within: room) else { return false }
      write(KittyPicture.text(png: picture) + "\n")
    case .sixel:
      guard let image = session.pixelPicture(within: room) else { return false }
      write(SixelPicture.text(image) + "\n")
    case nil: return false
    }
    return true
  }

  /// The width of the terminal in characters; 80 where it does not say.
  var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The room for a picture in pixels, with a line for the statement and one for the next; where the
  /// terminal does not say, a character has eight by sixteen.
  private var room: CGSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return CGSize(width: 640, height: 352) }
    let width = size.ws_xpixel > 0 ? Double(size.ws_xpixel) : Double(size.ws_col) * 8
    let height = size.ws_ypixel > 0 ? Double(size.ws_ypixel) : Double(size.ws_row) * 16
    let rows = Double(size.ws_row)
    return CGSize(width: width, height: height * max(1, rows - 2) / rows)
  }

  /// How long a terminal may take to answer, in milliseconds: over a slow line it goes without pictures.
  private static let patience: Int32 = 300

  /// Sends a question and reads the answer, which the terminal types as if a person had.
  private func ask(_ question: String) -> String {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return "" }
    var raw = settings
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return "" }
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    write(question)
    var bytes: [UInt8] = []
    while bytes.count < 1000 {
      var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&source, 1, Self.patience) > 0, read(STDIN_FILENO, &byte, 1) == 1 else { break }
      bytes.append(byte)
      // Looked at only where an answer may end, for looking takes time.
      if byte == UInt8(ascii: "c"), TerminalReply.isComplete(String(decoding: bytes, as: UTF8.self))
      {
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
