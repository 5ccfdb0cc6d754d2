import ArgumentParser

/// A value of an option that can be one of several, or `all` of them.
struct Choice<Value>: ExpressibleByArgument, Sendable
where
  Value: RawRepresentable<String> & CaseIterable & Sendable
{
  let values: [Value]

  init?(argument: String) {
    if argument.lowercased() == "all" {
      values = Array(Value.allCases)
      return
    }
    let match = Value.allCases.first { $0.rawValue.lowercased() == argument.lowercased() }
    guard let match else { return nil }
    values = [match]
  }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) + ["all"] }
}
