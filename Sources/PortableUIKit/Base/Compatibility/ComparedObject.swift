/// Lets Core Foundation compare objects as values of attributed texts and dictionaries.
enum ComparedObject {
  /// The first word of such an object, where Core Foundation looks for the number of a type in bits 8 to 17. With 0, which
  /// the first property of a class may have there, it ends the program; with a number that none of its types has it asks
  /// `isEqual(_:)`.
  static let word: UInt = 0x3FF00
}
