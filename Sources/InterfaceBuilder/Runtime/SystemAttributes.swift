/// The runtime attributes that the system's own classes have and that making a view sets already.
enum SystemAttributes {
  static func isKnown(_ keyPath: String) -> Bool { keyPath.hasPrefix("layer.") }
}
