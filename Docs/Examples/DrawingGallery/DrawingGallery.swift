import CairoRenderer
import Foundation
import PortableUIKit

/// Writes `drawing.png`, one page with everything that places, mixes and cuts what views draw, into the
/// folder that is given: `swift run DrawingGallery folder`.
@main struct DrawingGallery {
  @MainActor static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    let picture = try ViewRenderer(scale: 2).picture(of: GalleryPage.view(), format: .png)
    try picture.write(to: "\(folder)/drawing.png")
    print("drawing.png: \(picture.width) x \(picture.height) pixels")
  }
}
