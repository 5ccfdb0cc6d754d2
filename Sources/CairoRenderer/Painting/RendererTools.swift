import Drawing
import Foundation
import PortableUIKit

/// The fonts, images and symbols of the renderer for the looks of the system's views, and the notes of a drawing.
@MainActor final class RendererTools: LookTools {
  let measurer: PangoTextMeasurer
  let key: SystemLookKey
  /// The parts not drawn as they should be, and the reasons, in the order in which they were met.
  private(set) var notes: [String] = []
  /// The symbols drawn so far with another sign than their own.
  private(set) var symbols: Set<SymbolSubstitution> = []

  private static var count = 0

  /// - Parameter scale: Pixels per point, on which text and hairlines are put.
  init(measurer: PangoTextMeasurer, scale: Double) {
    self.measurer = measurer
    Self.count += 1
    key = SystemLookKey(renderer: Self.count, scale: scale)
  }

  var scale: Double { Double(key.scale) }

  var shaper: any TextShaper { measurer.shaper }

  func picture(of file: ImageRepresentation, pixels: CGSize) throws(UndrawnImage) -> CGImage {
    let store = ImageStore.shared
    let departures = store.departures
    do throws(ImageFailure) {
      let picture = try store.image(for: file, pixels: pixels)
      if store.departures > departures {
        note(
          "the images take more than \(store.capacity >> 20) MB together: those used longest ago are read "
            + "again for each use")
      }
      return picture
    } catch {
      throw UndrawnImage(reason: "\(error)", missingPackage: error.missingPackage)
    }
  }

  var symbolFiles: (any SymbolFiles)? { IconFolder.shared }

  func note(_ substitution: SymbolSubstitution) { symbols.insert(substitution) }

  func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}
