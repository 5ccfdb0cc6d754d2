import Foundation
import LayoutSession

/// Standard output, and the pictures that it can show.
@MainActor final class Terminal {
  private let environment = ProcessInfo.processInfo.environment

  /// Whether colours are shown and wanted.
  var isColored: Bool {
    StandardStream.output.isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Writes text as it is.
  ///
  /// - Throws: `StreamError`.
  func write(_ text: String) throws(StreamError) {
    try StandardStream.output.write(text)
  }

  // MARK: Pictures

  /// The knowledge of the pictures that can be shown.
  private enum Pictures {
    case unknown
    /// None where only characters can be shown.
    case known(PictureProtocol?)
  }

  /// `AUTOLAYOUT_PICTURES` says so (kitty, sixel or none), else the terminal is known by its name, else it is
  /// asked, once.
  private lazy var pictures: Pictures = {
    if let wanted = environment["AUTOLAYOUT_PICTURES"] {
      return .known(PictureProtocol(rawValue: wanted.lowercased()))
    }
    guard StandardStream.input.isTerminal, StandardStream.output.isTerminal, name != "dumb",
      name != "linux"
    else { return .known(nil) }
    if environment["KITTY_WINDOW_ID"] != nil || name == "xterm-kitty" || name == "xterm-ghostty" {
      return .known(.kitty)
    }
    return .unknown
  }()

  private var name: String { environment["TERM", default: "dumb"] }

  /// How real pictures can be shown; none if only characters can be.
  ///
  /// The terminal is not asked while typed input is waiting, for its answer would come after that. Text typed while it
  /// answers goes to `editor`.
  private func pictureProtocol(_ editor: LineEditor) throws(StreamError) -> PictureProtocol? {
    if case .known(let known) = pictures { return known }
    guard !isInputWaiting(0) else { return nil }
    let isMultiplexed =
      environment["TMUX"] != nil || name.hasPrefix("tmux") || name.hasPrefix("screen")
    let reply = try ask(TerminalReply.question(isMultiplexed: isMultiplexed))
    editor.type(TerminalReply.typed(beside: reply))
    let known = TerminalReply.pictures(in: reply)
    pictures = .known(known)
    return known
  }

  /// Shows the views of a session as a real picture; false where that cannot be.
  func showPicture(of session: Session, _ editor: LineEditor) throws(StreamError) -> Bool {
    switch try pictureProtocol(editor) {
    case .kitty:
      guard let picture = session.pngPicture(within: room) else { return false }
      try write(KittyPicture.text(png: picture) + "\n")
    case .sixel:
      guard let image = session.pixelPicture(within: room) else { return false }
      try write(SixelPicture.text(image) + "\n")
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

  /// The longest answer that is read, in bytes.
  private static let longestAnswer = 4096

  /// Sends a question and reads the answer, which the terminal types as if a person had.
  private func ask(_ question: String) throws(StreamError) -> String {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return "" }
    var raw = settings
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return "" }
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    try write(question)
    var bytes: [UInt8] = []
    while bytes.count < Self.longestAnswer {
      var byte: UInt8 = 0
      guard isInputWaiting(Self.patience), read(STDIN_FILENO, &byte, 1) == 1 else { break }
      bytes.append(byte)
      // Looked at only where an answer may end, for looking takes time.
      if byte == UInt8(ascii: "c"), TerminalReply.isComplete(String(decoding: bytes, as: UTF8.self))
      {
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether something has been typed, or is within some milliseconds.
  private func isInputWaiting(_ milliseconds: Int32) -> Bool {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
  }
}
