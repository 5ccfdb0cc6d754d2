import Foundation

/// Makes the attributes of a text of others. Two are equal where one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  private final class Identity {}

  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  public static func == (
    a: UIConfigurationTextAttributesTransformer, b: UIConfigurationTextAttributesTransformer
  ) -> Bool { a.identity === b.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
