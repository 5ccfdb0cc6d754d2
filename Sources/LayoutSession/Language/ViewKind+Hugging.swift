extension ViewKind {
  /// The hugging along both axes of views for which none was given: Interface Builder's.
  var usualHugging: Double { self == .label ? 251 : 250 }

  /// The hugging of a view of UIKit that code makes and never sets.
  var huggingInCode: (horizontal: Double, vertical: Double) {
    switch self {
    case .toggle: (750, 750)
    case .progress: (250, 750)
    default: (250, 250)
    }
  }
}
