import CairoRenderer
import Foundation

/// A difference as one HTML page that needs no other file: the pictures, and the changes in words.
@MainActor struct DiffPage {
  /// The document by the name of its file, or both.
  let title: String
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
      <title>\(escaped(title))</title>
      <style>
      body { font: 15px/1.4 Inter, system-ui, sans-serif; margin: 2em; color: #1c1c1e; background: #fff; }
      img { max-width: 100%; border: 1px solid #c6c6c8; }
      table { border-collapse: collapse; }
      td { padding: 0.2em 0.8em 0.2em 0; vertical-align: top; }
      td:first-child { white-space: nowrap; }
      .swatch { display: inline-block; width: 0.9em; height: 0.9em; margin-right: 0.4em; vertical-align: -0.1em;
        border: 2px solid #fff; outline: 1px solid #1c1c1e; }
      </style>
      </head>
      <body>
      <h1>\(escaped(title))</h1>
      <p>\(escaped(DiffText(diff).summary))</p>
      <p>\(legend)</p>

      """
    for (scene, picture) in zip(diff.differences, pictures) {
      page += "<h2>\(escaped(DiffText.heading(of: scene)))</h2>\n"
      let data = Data(picture.bytes).base64EncodedString()
      page += "<img alt=\"old and new\" src=\"data:image/png;base64,\(data)\">\n"
      page += "<table>\n" + rows(of: scene) + "</table>\n"
    }
    return page + "</body>\n</html>\n"
  }

  /// What the colours of the marks mean.
  private var legend: String {
    SceneDiff.ViewChangeKind.allCases.map { swatch($0) + "\($0)" }.joined(separator: " &emsp; ")
  }

  private func swatch(_ kind: SceneDiff.ViewChangeKind) -> String {
    let color = DiffPicture.color(kind).components
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return
      "<span class=\"swatch\" style=\"background: rgb(\(parts.joined(separator: " ")))\"></span>"
  }

  private func rows(of scene: SceneDiff) -> String {
    let views = scene.views.map { view in
      let changes = view.properties.map { escaped(DiffText.words(of: $0)) }
      return "<tr><td>\(swatch(view.kind))\(view.kind)</td>"
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

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
