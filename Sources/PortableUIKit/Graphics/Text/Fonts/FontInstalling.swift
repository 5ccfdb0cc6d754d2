import Foundation

/// Adds fonts of files to those of the process, a task that a view system without fonts leaves to others.
public protocol FontInstalling: Sendable {
  /// The faces in the bytes of a file of fonts; empty if it is none.
  func faces(in data: Data) -> [FontFace]
  /// Makes the faces in a file usable; false if it is no font.
  func install(_ file: URL) -> Bool
  /// Takes the faces of an installed file away; false if it was not installed.
  func remove(_ file: URL) -> Bool
  /// All faces that can be used, in the order of their names.
  var installed: [FontFace] { get }
}
