import PortableUIKit

/// Keeps a test's windows, as a scene keeps an app's.
@MainActor final class HeldWindows {
  var held: [UIWindow] = []
}
