import UIKit

/// The kind of place where an animal was seen.
enum Habitat: String, CaseIterable, Sendable {
  case shore
  case meadow
  case forest

  var title: String {
    switch self {
    case .shore: "Shore"
    case .meadow: "Meadow"
    case .forest: "Forest"
    }
  }

  var color: UIColor {
    switch self {
    case .shore: .systemTeal
    case .meadow: .systemOrange
    case .forest: .systemGreen
    }
  }
}
