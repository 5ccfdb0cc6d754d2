extension ViewKind {
  /// The hugging along both axes of views for which none was given: Interface Builder's.
  var usualHugging: Double { self == .label ? 251 : 250 }
}
