import Foundation

/// A headless Chromium that a test steers through pipes by the DevTools protocol: pointer and clicks are
/// the browser's own, so that what is hit is what a person would hit.
///
/// https://chromedevtools.github.io/devtools-protocol/
final class Browser {
  enum Failure: Error {
    case cannotStart
    /// The browser has gone, or said nothing for five minutes.
    case silence
    case refused(String)
  }

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let folder: URL
  private var pending: [UInt8] = []
  private var count = 0
  private var session = ""

  /// The browser of this machine; nil where there is none.
  private static var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.flatMap { ["\($0)/chromium", "\($0)/chromium-browser", "\($0)/google-chrome"] }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a browser; nil where there is none on this machine.
  static func start() throws -> Browser? {
    guard let path else {
      print("skipped: there is no Chromium on this machine")
      return nil
    }
    return try Browser(path)
  }

  private init(_ path: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var toBrowser: [Int32] = [0, 0]
    var fromBrowser: [Int32] = [0, 0]
    guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw Failure.cannotStart }
    for end in toBrowser + fromBrowser { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The browser reads commands at 3 and answers at 4; the ends may have these numbers already.
    let reading = fcntl(toBrowser[0], F_DUPFD_CLOEXEC, 10)
    let writing = fcntl(fromBrowser[1], F_DUPFD_CLOEXEC, 10)
    posix_spawn_file_actions_adddup2(&actions, reading, 3)
    posix_spawn_file_actions_adddup2(&actions, writing, 4)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let arguments = [
      path, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--window-size=1300,800", "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, nil, &words, environ)
    for end in [toBrowser[0], fromBrowser[1], reading, writing] { close(end) }
    input = toBrowser[1]
    output = fromBrowser[0]
    self.process = process
    guard status == 0 else { throw Failure.cannotStart }
    let targets = try send("Target.getTargets", [:])["targetInfos"] as? [[String: Any]]
    let page = targets?.first { $0["type"] as? String == "page" }
    session =
      try send("Target.attachToTarget", ["targetId": page?["targetId"] ?? "", "flatten": true])[
        "sessionId"] as? String ?? ""
  }

  /// Ends the browser and takes its profile away.
  func quit() {
    _ = try? send("Browser.close", [:])
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Shows a page and waits until its script has run.
  func show(_ page: String) throws {
    let file = folder.appendingPathComponent("page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    _ = try send("Page.enable", [:])
    _ = try send("Page.navigate", ["url": file.absoluteString])
    while try receive()["method"] as? String != "Page.loadEventFired" {}
    _ = try text("await globalThis.pageReady")
  }

  /// What an expression of the page's language is, as text.
  func text(_ expression: String) throws -> String {
    let answer = try send(
      "Runtime.evaluate",
      [
        "expression": "(async () => String(\(expression)))()", "returnByValue": true,
        "awaitPromise": true,
      ])
    if let details = answer["exceptionDetails"] { throw Failure.refused("\(details)") }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Moves the pointer to the middle of the first element that a selector names, or beside it.
  func point(at selector: String, dx: Double = 0, dy: Double = 0) throws {
    try mouse("mouseMoved", selector, dx, dy)
  }

  /// Clicks the middle of the first element that a selector names.
  func click(_ selector: String) throws {
    try mouse("mouseMoved", selector, 0, 0)
    try mouse("mousePressed", selector, 0, 0)
    try mouse("mouseReleased", selector, 0, 0)
  }

  /// Drags the first element that a selector names.
  func drag(_ selector: String, dx: Double, dy: Double) throws {
    let place = try place(of: selector)
    try mouse("mouseMoved", place)
    try mouse("mousePressed", place)
    try mouse("mouseMoved", (place.x + dx, place.y + dy), isPressed: true)
    try mouse("mouseReleased", (place.x + dx, place.y + dy))
  }

  /// Presses a key, such as `ArrowRight`.
  func press(_ key: String, code: Int) throws {
    for type in ["keyDown", "keyUp"] {
      _ = try send(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code])
    }
  }

  private func place(of selector: String) throws -> (x: Double, y: Double) {
    let place = try text(
      "(r => (r.left + r.width / 2) + ' ' + (r.top + r.height / 2))"
        + "(document.querySelector('\(selector)').getBoundingClientRect())"
    ).split(separator: " ").compactMap { Double($0) }
    guard place.count == 2 else { throw Failure.refused("no element is \(selector)") }
    return (place[0], place[1])
  }

  private func mouse(_ type: String, _ selector: String, _ dx: Double, _ dy: Double) throws {
    let place = try place(of: selector)
    try mouse(type, (place.x + dx, place.y + dy))
  }

  private func mouse(
    _ type: String, _ place: (x: Double, y: Double), isPressed: Bool = false
  ) throws {
    let isMove = type == "mouseMoved" && !isPressed
    _ = try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": place.x, "y": place.y, "button": isMove ? "none" : "left",
        "buttons": type == "mousePressed" || isPressed ? 1 : 0, "clickCount": isMove ? 0 : 1,
      ])
  }

  // MARK: Messages

  /// Sends a command and waits for its answer.
  private func send(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    var bytes = try Array(JSONSerialization.data(withJSONObject: message))[...] + [0]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard written > 0 else { throw Failure.silence }
      bytes = bytes.dropFirst(written)
    }
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] { throw Failure.refused("\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message.
  private func receive() throws -> [String: Any] {
    while true {
      if let end = pending.firstIndex(of: 0) {
        let data = Data(pending[..<end])
        pending.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      }
      var source = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 300_000) > 0 else { throw Failure.silence }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let read = read(output, &buffer, buffer.count)
      guard read > 0 else { throw Failure.silence }
      pending += buffer[..<read]
    }
  }
}
