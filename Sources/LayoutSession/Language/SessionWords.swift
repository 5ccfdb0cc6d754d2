/// The words that a statement or question can begin with, for completion and for tests.
public enum SessionWords {
  /// All words, statements first.
  public static let all = Vocabulary.all
}
