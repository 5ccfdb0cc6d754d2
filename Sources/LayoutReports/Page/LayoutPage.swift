import CPage
import Foundation

/// Pages that need no other file, no network and no server: the solver, the scripts and the data are in them.
///
/// A browser must know import maps, `DecompressionStream` and WebAssembly: Chromium 89, Firefox 113, Safari 16.4.
package enum LayoutPage {
  /// The page that shows `data`; a page for pasted logs carries their reader too.
  ///
  /// - Complexity: O(size of the page), half a megabyte for the solver.
  package static func html(title: String, data: some Encodable, readsLogs: Bool = false) -> String {
    let parts = [
      "title": escaped(title), "style": text(CPageStyle()), "imports": imports,
      "solver": bytes(CPageSolver()).base64EncodedString(),
      "reader": readsLogs ? bytes(CPageLogReader()).base64EncodedString() : "",
      "data": scriptSafe(JSONReport.text(data)),
      "script": scripts.last?.text ?? "",
    ]
    // The text from each opening mark to the closing one is a name.
    var page = ""
    for (place, piece) in text(CPageSkeleton()).components(separatedBy: "{{").enumerated() {
      guard place > 0, let end = piece.range(of: "}}"),
        let part = parts[String(piece[..<end.lowerBound])]
      else {
        page += piece
        continue
      }
      page += part + piece[end.upperBound...]
    }
    return page
  }

  /// The import map: the scripts but the last, each as an address that holds its text.
  private static var imports: String {
    let addresses = scripts.dropLast().map { script in
      (script.name, "data:text/javascript;base64," + Data(script.text.utf8).base64EncodedString())
    }
    return JSONReport.text(["imports": Dictionary(uniqueKeysWithValues: addresses)])
  }

  private static var scripts: [(name: String, text: String)] {
    var scripts: [(name: String, text: String)] = []
    while true {
      let name = String(cString: CPageScriptName(scripts.count))
      if name.isEmpty { return scripts }
      scripts.append((name, text(CPageScript(scripts.count))))
    }
  }

  /// Characters that could end a script inside a string are written as escapes.
  private static func scriptSafe(_ text: String) -> String {
    text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  private static func bytes(_ file: CPageFile) -> Data {
    Data(bytes: file.bytes, count: file.count)
  }

  private static func text(_ file: CPageFile) -> String {
    String(decoding: bytes(file), as: UTF8.self)
  }
}
