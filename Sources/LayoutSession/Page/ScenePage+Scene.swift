import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports

extension ScenePage {
  /// Makes the page of a scene that is laid out: a session carries its statements out.
  ///
  /// - Parameter picture: A PNG of the scene, to lie behind the boxes.
  /// - Throws: Why the session refuses a statement, as a message about the document.
  @MainActor public init(
    _ instance: InterfaceSceneInstance, of scene: InterfaceScene, in document: InterfaceDocument,
    picture: Data
  ) throws {
    let script = DocumentScript(instance, of: scene, in: document)
    let session = Session(measurer: PangoTextMeasurer.shared)
    do throws(SessionError) {
      _ = try session.carryOut(script, of: Located(document.file, 0..<0))
      self.init(
        html: try session.page(title: scene.title, picture: picture), omissions: script.omissions)
    } catch {
      throw CommandFailure(
        Diagnostic("cannot be shown in a page: \(error.message)", file: document.file),
        .unreadableInput)
    }
  }
}
