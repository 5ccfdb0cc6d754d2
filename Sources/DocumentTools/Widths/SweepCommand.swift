import AutoLayout
import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit
import PropertyTesting

/// Shows how the edges of a view follow the width of the window: as a table, and as a plot.
@MainActor public struct SweepCommand {
  /// The document's path.
  public var document: String
  /// The scene: an identifier, a title or a class; none for the one shown first.
  public var scene: String?
  /// The views to show, by identifier or by the words of reports; none for all.
  public var views: [String] = []
  /// The widths of the window, in points.
  public var widths: ClosedRange<Double> = 320...1366
  /// The picture to write; none for the table alone.
  public var output: String?
  /// Whether one JSON object is printed instead of a table.
  public var isJSON = false

  /// Makes a command that shows all views of the scene shown first.
  public init(document: String) {
    self.document = document
  }

  /// Reads, follows, writes; a failure becomes a diagnostic and a status.
  public func run() -> CommandOutcome {
    if let output, PictureFormat(fileName: output) == nil {
      return .failure(
        Diagnostic(
          "cannot tell the picture format of '\(output)': end its name in .png, .svg or .pdf"),
        .usage)
    }
    do {
      let source = try DocumentSource(path: document)
      guard source.problems.isEmpty else {
        return CommandOutcome(diagnostics: source.problems, status: .unreadableInput)
      }
      let scene = try source.oneScene(self.scene, of: "a sweep")
      let names = SceneNames(scene.canvasHierarchy)
      let swept = try source.sweep(scene, over: widths, names)
      let shown = try chosen(in: swept, of: scene)
      var text =
        isJSON
        ? JSONReport.line(
          SweepRecord(swept, views: shown, document: document, scene: scene.id))
        : table(of: shown, in: swept.sweep)
      if let output, let format = PictureFormat(fileName: output) {
        let plot = WidthPlot(sweep: swept.sweep, names: shown)
        let picture = try ViewRenderer(scale: 2).picture(
          of: plot, format: format, title: "\(scene.title) at every width")
        try picture.write(to: output)
        if !isJSON {
          text += "\(output): \(NumberText.count(swept.sweep.pieces.count, "piece"))\n"
        }
      }
      return CommandOutcome(output: text)
    } catch let error as ScreenSweepError {
      return .failure(Diagnostic("\(error)", file: document), .unreadableInput)
    } catch {
      return CommandFailure(error, file: document).outcome
    }
  }

  /// The names of the views that were asked for.
  private func chosen(
    in swept: SceneSweep, of scene: InterfaceScene
  ) throws(CommandFailure) -> [String] {
    let all = swept.sweep.pieces.first?.start.elements.map(\.name) ?? []
    if views.isEmpty { return all.filter { swept.ids[$0] != nil } }
    var names: [String] = []
    for view in views {
      let found = all.filter { $0 == view || swept.ids[$0] == view || $0.contains("\"\(view)\"") }
      guard let name = found.first else {
        if let absence = scene.absence(ofView: view) {
          throw CommandFailure(Diagnostic(absence, file: document), .usage)
        }
        let known = all.compactMap { swept.ids[$0] == nil ? nil : $0 }
        let advice =
          Suggestion.question(for: view, among: known)
          ?? "there are \(known.prefix(12).joined(separator: ", "))"
        throw CommandFailure(Diagnostic("no view is called '\(view)': \(advice)"), .usage)
      }
      names.append(name)
    }
    return names
  }

  /// A line for each stretch of widths on which a view's edges go on in straight lines.
  private func table(of names: [String], in sweep: ScreenSweep) -> String {
    var table = TextTable(columns: [
      .init("view", .left), .init("from", .right), .init("to", .right), .init("x", .right),
      .init("width", .right), .init("height", .right), .init("there", .left),
    ])
    for name in names {
      for stretch in WidthStretch.all(of: name, in: sweep) {
        table.append([
          name, stretch.range.lowerBound.widthText, stretch.range.upperBound.widthText,
          stretch.words(\.x), stretch.words(\.width), stretch.words(\.height),
          stretch.beginning ?? "",
        ])
      }
    }
    let sampled = sweep.sampled.sorted()
    return table.text()
      + (sampled.isEmpty
        ? ""
        : "sampled, as code or text of their own places them: "
          + "\(sampled.joined(separator: ", "))\n")
  }
}
