import PortableUIKit

/// Collects the exceptions raised while `body` runs.
@MainActor func recordingExceptions(_ body: () -> Void) -> [UIKitException] {
  var raised: [UIKitException] = []
  Platform.withValue {
    $0.diagnostics.exception = { raised.append($0) }
  } operation: {
    body()
  }
  return raised
}
