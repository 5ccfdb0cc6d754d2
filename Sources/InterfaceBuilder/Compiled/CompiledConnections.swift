/// The outlets and actions of the objects of a nib.
struct CompiledConnections {
  let nib: CompiledNib

  init(nib: CompiledNib) {
    self.nib = nib
    nib.resolveConnections()
  }

  func of(_ object: Int) -> [MarkupNode] { nib.connections[object] ?? [] }
}
