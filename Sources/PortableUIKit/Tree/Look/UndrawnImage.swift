/// Why an image of a file is not drawn.
package struct UndrawnImage: Error {
  /// The reason, as the end of a sentence.
  package var reason: String
  /// The package whose absence is the reason; nil for other reasons.
  package var missingPackage: String?

  package init(reason: String, missingPackage: String?) {
    self.reason = reason
    self.missingPackage = missingPackage
  }
}
