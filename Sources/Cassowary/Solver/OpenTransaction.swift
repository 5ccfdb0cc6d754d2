/// A transaction that was opened and not yet ended.
package struct OpenTransaction {
  /// The number of the last checkpoint made before.
  let lastCheckpoint: Int
  /// The marks that the machine needs to take everything back.
  let scope: Core.Scope
}
