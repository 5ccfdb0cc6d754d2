import Drawing
import Foundation
import Synchronization

/// A picture: pixels in memory, or a name and size in points whose pixels stay in files until they are
/// drawn.
///
/// Immutable, and so usable from any thread.
open class UIImage: NSObject, @unchecked Sendable {
  /// The longer side of most system symbols, and the height of capital letters, in parts of the point
  /// size.
  package static let symbolExtent: CGFloat = 1.2
  static let capHeight: CGFloat = 0.705

  /// The name in the asset catalogue, or of the system symbol.
  package let name: String?
  /// Whether `name` names a system symbol.
  public let isSymbolImage: Bool
  /// The extent in points, as it is shown.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Distances from the edges to the rectangle layout aligns.
  public let alignmentRectInsets: UIEdgeInsets
  /// How pixels in memory are turned when they are drawn.
  public let imageOrientation: Orientation
  /// How the image is drawn.
  let look: ImageLook
  /// The images that follow each other in the place of this one; set before anybody else has the image.
  final var animation: ImageAnimation?
  /// The pixels as they are stored; nil where they are in files.
  private let pixels: CGImage?
  private let files: (@Sendable (UITraitCollection) -> ImageRepresentation?)?

  /// An image whose pixels are in files.
  ///
  /// - Parameter files: The file to draw under given traits, where there are files.
  public init(
    name: String?, size: CGSize, scale: CGFloat = 1, isSymbolImage: Bool = false,
    isTemplate: Bool = false, alignmentRectInsets: UIEdgeInsets = .zero,
    files: (@Sendable (UITraitCollection) -> ImageRepresentation?)? = nil
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isSymbolImage = isSymbolImage
    self.alignmentRectInsets = alignmentRectInsets
    self.files = files
    imageOrientation = .up
    pixels = nil
    look = ImageLook(isTemplateByFile: isTemplate)
    super.init()
  }

  /// An image without pixels and extent.
  public override convenience init() {
    self.init(name: nil, size: .zero)
  }

  /// The image that `#imageLiteral(resourceName:)` names, on the main thread; one without pixels and extent where
  /// there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    let found =
      Thread.isMainThread
      ? MainActor.assumeIsolated { Platform.current.interfaceLoader?.image(named: name, in: .main) }
      : nil
    guard let found else {
      self.init(name: name, size: .zero)
      return
    }
    self.init(found, look: found.look, alignmentRectInsets: found.alignmentRectInsets)
  }

  /// An image of pixels in memory (IM-5): its size is theirs over the scale, with the sides exchanged
  /// where the orientation lies on its side.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    name = nil
    isSymbolImage = false
    size =
      orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    self.scale = scale
    alignmentRectInsets = .zero
    imageOrientation = orientation
    look = ImageLook()
    pixels = cgImage
    files = nil
    super.init()
  }

  /// An image of pixels that hold a size which need not be a whole number of them.
  init(cgImage: CGImage, size: CGSize, scale: CGFloat) {
    name = nil
    isSymbolImage = false
    self.size = size
    self.scale = scale
    alignmentRectInsets = .zero
    imageOrientation = .up
    look = ImageLook()
    pixels = cgImage
    files = nil
    super.init()
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The image in the bytes of a file; nil where they cannot be read (``Platform/imageCoder``).
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image in the bytes of a file, with `scale` pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = Platform.current.imageCoder?.picture(of: data) else { return nil }
    self.init(cgImage: picture.image, scale: scale, orientation: picture.orientation)
  }

  /// The image in a file, with as many pixels per point as its name declares: `name@2x.png`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? RegularFile.bytes(at: path, limit: Self.largestFile) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  private static let largestFile = 64 << 20

  /// The image of that name in an asset catalog of `bundle` (UINib's loader reads it), or nil.
  @preconcurrency @MainActor public convenience init?(named name: String, in bundle: Bundle? = nil)
  {
    guard let found = Platform.current.interfaceLoader?.image(named: name, in: bundle ?? .main)
    else { return nil }
    self.init(found, look: found.look, alignmentRectInsets: found.alignmentRectInsets)
  }

  /// The image of that name with a configuration, which makes a difference for symbols.
  @preconcurrency @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let found = UIImage(named: name, in: bundle) else { return nil }
    let image = configuration.map { found.withConfiguration($0) } ?? found
    self.init(image, look: image.look, alignmentRectInsets: image.alignmentRectInsets)
  }

  /// The same image as without traits: it shows its variant for the traits of the place where it is drawn.
  @preconcurrency @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name, in: bundle) }

  /// The same image with another look.
  init(_ image: UIImage, look: ImageLook, alignmentRectInsets: UIEdgeInsets) {
    name = image.name
    size = image.size
    scale = image.scale
    isSymbolImage = image.isSymbolImage
    imageOrientation = image.imageOrientation
    pixels = image.pixels
    files = image.files
    self.look = look
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
  }

  // MARK: Pixels

  /// The pixels as they are stored: not turned, not tinted. Those of files are read when they are asked
  /// for, under the current traits; nil where there are none.
  open var cgImage: CGImage? {
    if let pixels { return pixels }
    guard let file = files?(.current) else { return nil }
    return filePixels.withLock { known in
      if let known, known.file == file { return known.image }
      let size = CGSize(
        width: size.width * max(1, UITraitCollection.mainScreenScale),
        height: size.height * max(1, UITraitCollection.mainScreenScale))
      let image = Platform.current.imageCoder?.picture(of: file, pixels: size)
      known = (file, image)
      return image
    }
  }

  private let filePixels = Mutex<(file: ImageRepresentation, image: CGImage?)?>(nil)

  /// Whether the pixels are in memory.
  package var hasPixels: Bool { pixels != nil }

  /// The shape of the image as a stencil, in the turn of the stored pixels.
  func stencil(of image: CGImage) -> CGImage? {
    stencils.withLock { known in
      if let known, known.image === image { return known.stencil }
      let stencil = CGImage(
        width: image.width, height: image.height, pixels: image.pixels, isMask: true)
      known = (image, stencil)
      return stencil
    }
  }

  private let stencils = Mutex<(image: CGImage, stencil: CGImage?)?>(nil)

  /// A PNG file of the stored pixels; nil without pixels or codecs.
  open func pngData() -> Data? { cgImage.flatMap { Platform.current.imageCoder?.png($0) } }

  /// A JPEG file of the image as it is shown, on white; nil without pixels or codecs.
  ///
  /// - Parameter compressionQuality: From 0, smallest, to 1, best.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = uprightImage else { return nil }
    return Platform.current.imageCoder?.jpeg(image, quality: compressionQuality)
  }

  /// The pixels turned as they are shown.
  private var uprightImage: CGImage? {
    guard let image = cgImage, imageOrientation != .up else { return cgImage }
    let bounds = CGRect(origin: .zero, size: size)
    guard let context = CGContext(viewBounds: bounds, scale: scale, isOpaque: image.isOpaque)
    else { return nil }
    context.interpolationQuality = .none
    draw(in: bounds, context: context)
    return context.makeImage()
  }

  // MARK: Files and variants

  private let asset = Mutex<UIImageAsset?>(nil)

  /// The asset that has this image and its variants for other traits; nil where there are none.
  open var imageAsset: UIImageAsset? { asset.withLock { $0 } }

  func setAsset(_ newAsset: UIImageAsset) { asset.withLock { $0 = newAsset } }

  /// The file to draw under `traits`, where the image has files.
  public func representation(for traits: UITraitCollection) -> ImageRepresentation? {
    files?(traits)
  }
}
