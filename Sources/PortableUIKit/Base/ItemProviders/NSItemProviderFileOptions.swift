/// How a file of an item may be used (raw values as in Foundation).
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The file itself may be opened, rather than a copy of it.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
