/// How a row mentions a view.
struct ViewReference: Equatable {
  var className: String
  /// The address in lower case, or the label that the log prints in its place.
  var address: String
  var identifier = ""
  var isNamed = false
  /// Whether `address` is one: a label may be that of several views.
  var hasAddress: Bool

  /// What tells views apart.
  var key: String { hasAddress ? address : "\(className):\(address)" }
}
