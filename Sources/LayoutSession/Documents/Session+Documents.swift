import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit

extension Session {
  /// Loads a scene of a storyboard or nib as statements.
  func loadDocument(
    _ file: Located<String>, scene: Located<String>?
  ) throws(SessionError) -> Response {
    let data = try read(file)
    let document: InterfaceDocument
    do throws(InterfaceBuilderError) {
      document = try InterfaceDocument(data: data, name: file.value)
    } catch {
      throw Self.unreadable(error, file)
    }
    let chosen = try self.scene(scene, of: document, file)
    let instance: InterfaceSceneInstance
    do throws(InterfaceBuilderError) {
      instance = try chosen.instantiate(
        InstantiationOptions(contentSizes: .recorded, textMeasurer: model.measurer))
    } catch {
      throw Self.unreadable(error, file)
    }
    instance.layout()
    let script = DocumentScript(instance, of: chosen, in: document, taken: Set(model.names))
    var remarks = script.omissions.prefix(10).map { "not taken along: \($0)" }
    remarks += chosen.uninstalledViews.prefix(10).compactMap(chosen.absence(ofView:))
    if scene == nil, document.scenes.count > 1 {
      remarks.append(
        "this is scene \(chosen.id) (\(chosen.title)), one of \(document.scenes.count); "
          + "load \"\(file.value)\" scene \"ID\" chooses another")
    }
    return try carryOut(script, of: file, remarks: remarks)
  }

  /// Carries out the statements of a scene, all of them or none.
  func carryOut(
    _ script: DocumentScript, of file: Located<String>, remarks: [String] = []
  ) throws(SessionError) -> Response {
    try carryOutAll(
      script.lines.enumerated().map { ScriptStatement($0.element[...], line: $0.offset + 1) },
      of: file, remarks: remarks)
  }

  /// The scene of that name, or the one shown first.
  private func scene(
    _ name: Located<String>?, of document: InterfaceDocument, _ file: Located<String>
  ) throws(SessionError) -> InterfaceScene {
    guard let name else {
      guard let scene = document.initialScene ?? document.scenes.first else {
        throw SessionError("\(file.value) has no view to load", at: file.columns)
      }
      return scene
    }
    do throws(InterfaceBuilderError) {
      return try document.scene(name.value)
    } catch {
      let known = document.scenes.flatMap { scene in
        [scene.id, scene.title] + [scene.controller?.storyboardIdentifier].compactMap(\.self)
      }
      var message = "\(file.value) has no scene \(name.value)"
      if case .ambiguousScene(_, let scenes) = error.reason {
        message = "\(file.value) has \(scenes.count) scenes \(name.value): choose by identifier"
      }
      throw SessionError(
        message, at: name.columns,
        details: document.scenes.prefix(20).map { "\($0.id)  \($0.title)" },
        hint: Suggestion.question(for: name.value, among: known))
    }
  }

  private static func unreadable(
    _ error: InterfaceBuilderError, _ file: Located<String>
  ) -> SessionError {
    SessionError(
      "cannot read \(error)", at: file.columns,
      hint: "nothing was loaded")
  }
}

extension Session {
  /// The frame in its superview of the view that was made from an element of a document; nil if none
  /// was. For comparing a session with the document it came from.
  package func frame(ofElement id: String) -> CGRect? {
    // A comment of each loaded statement names its element.
    let statement = steps[..<position].last { $0.line.hasSuffix("  # \(id)") }
    guard let name = statement?.line.split(separator: " ").dropFirst().first,
      let item = model.views[String(name)]
    else { return nil }
    let frame = model.engine.frame(of: item)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
