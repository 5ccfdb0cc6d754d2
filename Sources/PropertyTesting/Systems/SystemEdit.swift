import Cassowary

/// One change of an installed system. Rows are named by the identity given when they were added, so that a
/// script still means the same with other changes left out.
public enum SystemEdit: Hashable, Sendable {
  /// Installs a row.
  case add(id: Int, SystemRow)
  /// Removes a row.
  case remove(id: Int)
  /// Changes the constant of a row.
  case setConstant(id: Int, Double)
  /// Changes the priority of a relation.
  case setPriority(id: Int, Priority)
  /// Optimises and looks at the values.
  case commit

  /// The features that the edit exercises, as labels for the coverage of a run.
  public var features: [String] {
    switch self {
    case .add(_, let row): ["add"] + row.features
    case .remove: ["remove"]
    case .setConstant: ["set constant"]
    case .setPriority: ["set priority"]
    case .commit: ["commit"]
    }
  }
}

extension SystemEdit: SwiftSource {
  public var swiftSource: String {
    switch self {
    case .add(let id, let row): ".add(id: \(id), \(row.swiftSource))"
    case .remove(let id): ".remove(id: \(id))"
    case .setConstant(let id, let constant):
      ".setConstant(id: \(id), \(constant.swiftSource))"
    case .setPriority(let id, let priority):
      ".setPriority(id: \(id), \(priority.swiftSource))"
    case .commit: ".commit"
    }
  }
}
