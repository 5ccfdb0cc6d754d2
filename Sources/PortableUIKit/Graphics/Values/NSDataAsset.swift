import Foundation

public typealias NSDataAssetName = String

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject {
  public let name: NSDataAssetName
  public let data: Data
  /// The type of the data, such as `public.json`; empty where neither the set nor the file's name says it.
  public let typeIdentifier: String

  /// The data of that name; nil if no catalog of the bundle has them.
  @preconcurrency @MainActor public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = Platform.current.interfaceLoader?.data(named: name, in: bundle) else {
      return nil
    }
    self.name = name
    (data, typeIdentifier) = found
  }

  @preconcurrency @MainActor public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }
}
