import Foundation

/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let comparedWord = ComparedObject.word

  /// The character that stands for a picture: U+FFFC.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// The picture's rectangle in points from the baseline, y upwards; zero for the image's size.
  open var bounds = CGRect.zero
  /// The bytes of an image file, taken where there is no image.
  open var contents: Data?
  open var fileType: String?

  public override init() {
    super.init()
  }

  /// - Parameters:
  ///   - data: The bytes of an image file.
  ///   - uti: The type of the bytes, kept and not acted upon.
  public init(data: Data?, ofType uti: String?) {
    contents = data
    fileType = uti
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture's rectangle in points from the baseline, y upwards.
  var placedBounds: CGRect {
    let bounds = bounds
    let isFinite = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
    if !isFinite { return .zero }
    return bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds
  }

  /// The image, or that of the bytes.
  var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
