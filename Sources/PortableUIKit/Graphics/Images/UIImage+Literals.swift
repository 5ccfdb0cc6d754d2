extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal where no other is asked for.
public typealias _ImageLiteralType = UIImage
