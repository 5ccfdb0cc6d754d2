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

  /// The picture's rectangle in points from the baseline, y upwards; zero for nothing.
  ///
  /// Layout asks without a container, with a line as wide as if there was no limit.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero else { return bounds }
    let image = image(forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }

  /// The image that is drawn: by default ``image``, or that of the bytes.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The picture's rectangle in points from the baseline, y upwards.
  var placedBounds: CGRect {
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: Self.unlimitedWidth, height: 0),
      glyphPosition: .zero, characterIndex: 0)
    let isFinite = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite)
    return isFinite ? bounds : .zero
  }

  /// The width in points of a line without limit, as text containers of the system have it.
  private static let unlimitedWidth: CGFloat = 10_000_000
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
