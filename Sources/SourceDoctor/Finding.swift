/// A place in somebody's sources that will not compile or not run on Linux, and the remedy.
public struct Finding: Hashable, Sendable, Codable {
  /// The file, as the user named it.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int
  /// The construct, by the name of its rule.
  public var construct: String
  /// The error of the compiler or of the program.
  public var problem: String
  /// The code to write instead.
  public var advice: String

  public init(
    file: String, line: Int, column: Int, construct: String, problem: String, advice: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.construct = construct
    self.problem = problem
    self.advice = advice
  }
}
