import CairoRenderer
import Foundation

/// A difference as one HTML page that needs no other file: the pictures, and the changes in words.
@MainActor struct DiffPage {
  let oldName: String
  let newName: String
  let diff: DocumentDiff
  /// The pictures of the scenes that differ, in order.
  let pictures: [Picture]

  /// The page as text.
  func html() -> String {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(escaped(oldName)) and \(escaped(newName))</title>
      <style>
      body { font: 15px/1.4 Inter, system-ui, sans-serif; margin: 2em; color: #1c1c1e; }
      img { max-width: 100%; border: 1px solid #c6c6c8; }
      table { border-collapse: collapse; }
      td { padding: 0.2em 0.8em 0.2em 0; vertical-align: top; }
      .added { color: #009e73; } .removed { color: #d55e00; }
      .moved { color: #b87d00; } .changed { color: #0072b2; }
      </style>
      </head>
      <body>
      <h1>\(escaped(oldName)) and \(escaped(newName))</h1>
      <p>\(escaped(DiffText(diff).summary))</p>

      """
    for (scene, picture) in zip(diff.differences, pictures) {
      page += "<h2>\(escaped(DiffText.heading(of: scene)))</h2>\n"
      let data = Data(picture.bytes).base64EncodedString()
      page += "<img alt=\"old and new\" src=\"data:image/png;base64,\(data)\">\n"
      page += "<table>\n" + rows(of: scene) + "</table>\n"
    }
    return page + "</body>\n</html>\n"
  }

  private func rows(of scene: SceneDiff) -> String {
    let views = scene.views.map { view in
      let changes = view.properties.map { escaped(DiffText.words(of: $0)) }
      return "<tr><td class=\"\(name(of: view.kind))\">\(name(of: view.kind))</td>"
        + "<td>\(escaped("\(view.className) \(view.id)"))</td>"
        + "<td>\(changes.joined(separator: "<br>"))</td></tr>\n"
    }
    let constraints = scene.constraints.map { change in
      "<tr><td>constraint</td><td>\(escaped(change.name))</td>"
        + "<td>\(escaped(change.old)) → \(escaped(change.new))</td></tr>\n"
    }
    let connections = scene.connections.map { change in
      "<tr><td>controller</td><td>\(escaped(change.name))</td>"
        + "<td>\(escaped(change.old)) → \(escaped(change.new))</td></tr>\n"
    }
    return (views + constraints + connections).joined()
  }

  private func name(of kind: SceneDiff.ViewChangeKind) -> String { "\(kind)" }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
