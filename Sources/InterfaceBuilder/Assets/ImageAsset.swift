import Foundation
import PortableUIKit

/// An image set: files for scales, devices and appearances.
struct ImageAsset: Sendable {
  private struct Variant: Sendable {
    var conditions: AssetConditions
    var representation: ImageRepresentation
    /// Pixels per point the file is drawn for; nil for outlines and for images of any scale.
    var scale: Double?
  }

  private let variants: [Variant]
  private let isTemplate: Bool
  private let isSymbol: Bool

  /// - Throws: when the set has no file that is an image.
  init(_ contents: CatalogContents, isSymbol: Bool) throws(InterfaceBuilderError) {
    self.isSymbol = isSymbol
    isTemplate = isSymbol || contents.properties?.renderingIntent == "template"
    var variants: [Variant] = []
    var failure: InterfaceBuilderError?
    for entry in contents.entries {
      guard let name = entry.filename else { continue }
      // A name leads to a file of the set and nowhere else.
      guard !name.contains("/"), name != ".." else {
        throw InterfaceBuilderError(
          file: contents.file,
          reason: .invalidAsset("the file name \"\(name.prefix(80))\" is a path"))
      }
      let scale = entry.scale.flatMap { Double($0.hasSuffix("x") ? String($0.dropLast()) : $0) }
      do throws(InterfaceBuilderError) {
        let header = try ImageFile(
          contentsOf: contents.folder.appending(path: name),
          file: contents.file.replacing("Contents.json", with: name), isSymbol: isSymbol)
        let factor = header.isVector ? 1 : min(max(scale ?? 1, 0.1), 10)
        variants.append(
          Variant(
            conditions: AssetConditions(entry),
            representation: ImageRepresentation(
              path: contents.folder.appending(path: name).path, format: header.format,
              size: CGSize(
                width: header.size.width / factor, height: header.size.height / factor),
              scale: factor),
            scale: header.isVector ? nil : scale))
      } catch {
        failure = failure ?? error
      }
    }
    guard !variants.isEmpty else {
      throw failure
        ?? InterfaceBuilderError(file: contents.file, reason: .invalidAsset("the set has no file"))
    }
    self.variants = variants
  }

  /// The image under `traits`; it finds the file for other traits when it is drawn.
  func image(named name: String, traits: UITraitCollection) -> UIImage? {
    guard let best = representation(traits) else { return nil }
    return UIImage(
      name: name, size: best.size, scale: CGFloat(best.scale), isSymbolImage: isSymbol,
      isTemplate: isTemplate
    ) { traits in representation(traits) }
  }

  /// The file whose conditions fit best and whose scale is the nearest, a larger one before a smaller.
  private func representation(_ traits: UITraitCollection) -> ImageRepresentation? {
    let scale = Double(traits.displayScale)
    func distance(_ variant: Variant) -> Double {
      guard let own = variant.scale else { return 0 }
      guard scale > 0 else { return own }
      return own >= scale ? own - scale : 100 + scale - own
    }
    var best: (fit: Int, distance: Double, variant: Variant)?
    for variant in variants {
      guard let fit = variant.conditions.fit(traits) else { continue }
      let distance = distance(variant)
      if let best, (best.fit, -best.distance) >= (fit, -distance) { continue }
      best = (fit, distance, variant)
    }
    return (best?.variant ?? variants.first)?.representation
  }
}
