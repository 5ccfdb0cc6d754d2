extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal where no other is asked for.
public typealias _ColorLiteralType = UIColor
