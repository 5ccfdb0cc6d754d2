extension Solver {
  /// The solver's whole state as bytes: what "bit for bit as before" is checked against.
  package func stateImage() -> [UInt8] { core.image() }
}

extension Core {
  /// The bytes of every table as far as it is in use.
  func image() -> [UInt8] {
    var bytes: [UInt8] = []
    // Part by part: between them there may be gaps.
    withUnsafeBytes(of: problem.counts) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: basis.counts) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: factorisation.counts) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: point.counts) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: multipliers.counts) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: agenda.counts) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: optimisation.counts) { bytes.append(contentsOf: $0) }
    let variables = Int(problem.counts.variables)
    append(point.x, variables, to: &bytes)
    append(basis.definition, variables, to: &bytes)
    for slot in 0..<problem.counts.variables {
      withUnsafeBytes(of: factorisation.pivot[slot]) { bytes.append(contentsOf: $0) }
    }
    append(basis.staySlot, variables, to: &bytes)
    append(problem.useCount, variables, to: &bytes)
    append(problem.variableGeneration, variables, to: &bytes)
    append(problem.ownRow, variables, to: &bytes)
    append(problem.editOf, variables, to: &bytes)
    append(problem.stayOf, variables, to: &bytes)
    append(factorisation.etas.headOfTarget, variables, to: &bytes)
    append(factorisation.etas.headOfMember, variables, to: &bytes)
    append(multipliers.stayHead, variables, to: &bytes)
    append(agenda.stayQueued, variables, to: &bytes)
    let rows = Int(problem.counts.rows)
    append(basis.kind, rows, to: &bytes)
    append(basis.slot, rows, to: &bytes)
    append(point.position, rows, to: &bytes)
    append(point.activity, rows, to: &bytes)
    append(point.lower, rows, to: &bytes)
    append(point.upper, rows, to: &bytes)
    append(multipliers.head, rows, to: &bytes)
    append(agenda.flags, rows, to: &bytes)
    append(factorisation.columns, nodes: variables, to: &bytes)
    append(factorisation.users, nodes: variables, to: &bytes)
    append(point.watchers, nodes: variables, to: &bytes)
    append(problem.terms, nodes: rows, to: &bytes)
    append(problem.members, nodes: rows, to: &bytes)
    append(factorisation.etas.target, Int(factorisation.counts.etas), to: &bytes)
    append(factorisation.etas.end, Int(factorisation.counts.etas), to: &bytes)
    append(factorisation.etas.variable, Int(factorisation.counts.etaEntries), to: &bytes)
    append(factorisation.etas.factor, Int(factorisation.counts.etaEntries), to: &bytes)
    append(multipliers.cells, Int(multipliers.counts.cells), to: &bytes)
    append(problem.forms, Int(problem.counts.formSlots), to: &bytes)
    append(problem.constraints, Int(problem.counts.constraints), to: &bytes)
    return bytes
  }

  private func append<Element>(_ slab: Slab<Element>, _ count: Int, to bytes: inout [UInt8]) {
    bytes.append(
      contentsOf: UnsafeRawBufferPointer(
        start: slab.base, count: count * MemoryLayout<Element>.stride))
  }

  private func append<Element>(_ slab: LazySlab<Element>, _ count: Int, to bytes: inout [UInt8]) {
    for index in 0..<Int32(count) {
      withUnsafeBytes(of: slab[index]) { bytes.append(contentsOf: $0) }
    }
  }

  private func append<Element, Layout>(
    _ field: Field<Element, Layout>, _ count: Int, to bytes: inout [UInt8]
  ) {
    for row in 0..<Int32(count) {
      withUnsafeBytes(of: field[row]) { bytes.append(contentsOf: $0) }
    }
  }

  private func append<Element, Headers: ListHeaders>(
    _ pool: ListPool<Element, Headers>, nodes: Int, to bytes: inout [UInt8]
  ) {
    for node in 0..<Int32(nodes) {
      withUnsafeBytes(of: pool.headers[node]) { bytes.append(contentsOf: $0) }
    }
    for node in 0..<Int32(nodes) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(pool.run(node)))
    }
  }
}
