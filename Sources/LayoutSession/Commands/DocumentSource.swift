import CairoRenderer
import Foundation
import InterfaceBuilder
import PortableUIKit

/// A document that a command works on.
@MainActor struct DocumentSource {
  let document: InterfaceDocument

  /// Reads the document at `path`.
  init(path: String) throws(CommandFailure) {
    do throws(InterfaceBuilderError) {
      document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path), name: path)
    } catch {
      throw CommandFailure(error, file: path)
    }
  }

  /// What is wrong in places without making the document unreadable.
  var warnings: [Diagnostic] { document.problems.map { Diagnostic($0, severity: .warning) } }

  /// The scene of that name, or the one shown first.
  func scene(_ name: String?) throws(CommandFailure) -> InterfaceScene {
    do throws(InterfaceBuilderError) {
      if let name { return try document.scene(name) }
    } catch {
      throw CommandFailure(error, file: document.file)
    }
    guard let scene = document.initialScene else {
      throw CommandFailure(
        Diagnostic("has no view to draw", file: document.file), .unreadableInput)
    }
    return scene
  }

  /// Makes the views of `scene`, measured with the fonts they are drawn with.
  func instantiate(
    _ scene: InterfaceScene, device: DeviceEnvironment?, orientation: DeviceOrientation
  ) throws(CommandFailure) -> InterfaceSceneInstance {
    do throws(InterfaceBuilderError) {
      return try scene.instantiate(
        InstantiationOptions(
          device: device, orientation: orientation, textMeasurer: PangoTextMeasurer.shared))
    } catch {
      throw CommandFailure(error, file: document.file)
    }
  }
}
