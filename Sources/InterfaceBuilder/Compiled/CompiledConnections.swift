/// The outlets and actions of the objects of a nib.
struct CompiledConnections {
  let nib: CompiledNib

  init(nib: CompiledNib) {
    self.nib = nib
    nib.resolveConnections()
  }

  /// The connections that lead away from an object.
  func of(_ object: Int) -> [MarkupNode] { nib.connections[object] ?? [] }
}
