import Foundation
import Testing

/// A run of the built command at a terminal: what is typed goes in, what a person would see comes out.
///
/// The terminal is a pseudoterminal that the command has as its controlling one, so that keys are
/// signals where they are for a person.
final class TerminalRun {
  enum Failure: Error {
    case cannotStart
    /// The text did not come within five minutes; what came instead.
    case missing(String, in: String)
  }

  private let terminal: Int32
  private let process: pid_t
  private var hasEnded = false
  /// Whether the command was waited for in vain.
  private var isSilent = false
  /// What came since the last expectation was met.
  private var received = ""
  private var rest: [UInt8] = []

  /// Starts `autolayout`.
  ///
  /// - Parameters:
  ///   - state: The folder for history and autosaves.
  ///   - environment: What is set besides; pictures are characters unless it says otherwise.
  init(
    _ arguments: String..., state: ScratchFolder, columns: Int = 80,
    environment: [String: String] = [:]
  ) throws {
    var ends: (terminal: Int32, command: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.terminal, &ends.command, &name, nil, nil) == 0 else {
      throw Failure.cannotStart
    }
    terminal = ends.terminal
    defer { close(ends.command) }
    for end in [ends.terminal, ends.command] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes the one that controls it.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(0x80))  // POSIX_SPAWN_SETSID
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("autolayout").path
    var words = ([command] + arguments).map { strdup($0) } + [nil]
    var settings = ProcessInfo.processInfo.environment
    settings["XDG_STATE_HOME"] = state.path
    settings["TERM"] = "xterm"
    settings["LANG"] = "C.UTF-8"
    settings["AUTOLAYOUT_PICTURES"] = "none"
    settings["EDITRC"] = "/dev/null"
    settings["NO_COLOR"] = "1"
    settings.merge(environment) { $1 }
    var variables = settings.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, command, &actions, &attributes, &words, &variables)
    self.process = process
    guard status == 0 else { throw Failure.cannotStart }
    resize(columns: columns)
  }

  deinit {
    if !hasEnded { kill() }
    close(terminal)
  }

  /// Gives the terminal another width, as a person who drags its window.
  func resize(columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Types text; `\r` is the return key, `\t` the tabulator, `\u{3}` Ctrl-C and `\u{4}` Ctrl-D.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
  }

  /// Types a line and waits until `text` is seen after it, and the prompt.
  func enter(_ line: String, expecting text: String, prompt: String = "\n> ") throws {
    type(line + "\r")
    if !text.isEmpty { try expect(text) }
    try expect(prompt)
  }

  /// Waits until `text` is seen; what came before it is forgotten.
  func expect(_ text: String) throws {
    while true {
      if let found = received.range(of: text) {
        received = String(received[found.upperBound...])
        return
      }
      guard receive() else { throw Failure.missing(text, in: received) }
    }
  }

  /// Reads what comes; false at the end, or when nothing has come for five minutes.
  private func receive() -> Bool {
    var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 300_000) > 0 else {
      isSilent = true
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &buffer, buffer.count)
    guard count > 0 else { return false }
    // A carriage return and a line feed would be one character.
    rest += buffer[..<count].filter { $0 != UInt8(ascii: "\r") }
    // A letter may come in two pieces.
    let end = rest.lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
    received += Self.text(String(decoding: rest[..<end], as: UTF8.self))
    rest.removeSubrange(..<end)
    return true
  }

  /// What is seen of output: without the sequences that move the cursor or clear.
  private static func text(_ output: String) -> String {
    output.replacing(#/\u{1B}\[[0-9;?]*[A-Za-ln-z]/#, with: "")
  }

  /// Stops the command as Ctrl-Z does, gives the terminal the modes of a shell, and lets it go on.
  func stopAndGoOn() {
    Glibc.kill(process, SIGSTOP)
    var status: Int32 = 0
    waitpid(process, &status, WUNTRACED)
    var modes = termios()
    tcgetattr(terminal, &modes)
    modes.c_lflag |= tcflag_t(ICANON | ECHO)
    tcsetattr(terminal, TCSANOW, &modes)
    Glibc.kill(process, SIGCONT)
  }

  /// Ends the command as a power cut would.
  func kill() {
    Glibc.kill(process, SIGKILL)
    _ = wait()
  }

  /// Waits for the end; the status, or the negated number of the signal that ended it. A command that says
  /// nothing for five minutes is killed.
  func wait() -> Int32 {
    while receive() {}
    if isSilent { Glibc.kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    hasEnded = true
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}
