/// Which phases are measured besides the build.
enum PhaseFilter {
  case all
  case none
  /// Those whose name contains a text.
  case containing(String)

  var isAll: Bool { if case .all = self { true } else { false } }

  var isNone: Bool { if case .none = self { true } else { false } }

  func includes(_ name: String) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .containing(let text): name.contains(text)
    }
  }
}
