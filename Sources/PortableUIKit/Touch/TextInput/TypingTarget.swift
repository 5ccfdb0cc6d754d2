/// A view of the system that takes the keys of a user, of which its delegate is asked.
@MainActor protocol TypingTarget: AnyObject {
  /// Types text, a character after the other.
  func typeText(_ text: String)
  /// Presses the delete key.
  func typeDelete()
}
