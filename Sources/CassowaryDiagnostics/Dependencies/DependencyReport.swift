/// Which rows are independent, and how the others follow from them.
public struct DependencyReport: Hashable, Sendable {
  /// The number of independent forms.
  public let rank: Int
  /// The rows chosen as independent, in order.
  public let independentRows: [Int]
  /// The rows whose form is a combination of those, in order.
  public let dependentRows: [Dependency]

  /// A row whose form is a combination of other forms.
  public struct Dependency: Hashable, Sendable {
    /// The index of the row.
    public let row: Int
    /// The name of the row.
    public let label: String
    /// The rows it is made of, with their coefficients; parts that are rounding noise are left out.
    public let combination: [Part]
    /// The target minus the same combination of the targets: zero where the row says nothing new, otherwise
    /// how much it contradicts the others if all are equations.
    public let mismatch: Double
  }

  /// One row of a combination.
  public struct Part: Hashable, Sendable {
    /// The index of the row.
    public let row: Int
    /// Its coefficient.
    public let coefficient: Double
  }
}
