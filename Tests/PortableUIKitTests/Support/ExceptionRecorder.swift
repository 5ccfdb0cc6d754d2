import PortableUIKit

/// Collects the exceptions raised while `body` runs.
@MainActor func recordingExceptions(_ body: () -> Void) -> [UIKitException] {
  let handler = UIKitException.handler
  defer { UIKitException.handler = handler }
  var raised: [UIKitException] = []
  UIKitException.handler = { raised.append($0) }
  body()
  return raised
}
