/// A setting that documents and scripts write by name.
package protocol NamedSetting: Equatable, Sendable {
  /// Each value with its name; behind them other names.
  static var named: KeyValuePairs<String, Self> { get }
}

extension NamedSetting {
  package init?(name: String) {
    guard let found = Self.named.first(where: { $0.key == name }) else { return nil }
    self = found.value
  }

  package var name: String {
    Self.named.first { $0.value == self }?.key ?? ""
  }
}
