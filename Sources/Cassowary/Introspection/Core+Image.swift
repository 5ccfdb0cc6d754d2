extension Solver {
  /// The solver's whole state as bytes: what "bit for bit as before" is checked against.
  package func stateImage() -> [UInt8] { core.image() }
}

extension Core {
  /// The bytes of every table as far as it is in use.
  func image() -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeBytes(of: counts) { bytes.append(contentsOf: $0) }
    let variables = Int(counts.variables)
    append(x, variables, to: &bytes)
    append(definition, variables, to: &bytes)
    for slot in 0..<counts.variables {
      withUnsafeBytes(of: pivot[slot]) { bytes.append(contentsOf: $0) }
    }
    append(staySlot, variables, to: &bytes)
    append(useCount, variables, to: &bytes)
    append(variableGeneration, variables, to: &bytes)
    append(ownRow, variables, to: &bytes)
    append(editOf, variables, to: &bytes)
    append(stayOf, variables, to: &bytes)
    append(etaTargetHead, variables, to: &bytes)
    append(etaMemberHead, variables, to: &bytes)
    append(stayMultiplier, variables, to: &bytes)
    append(stayQueued, variables, to: &bytes)
    let rows = Int(counts.rows)
    append(kind, rows, to: &bytes)
    append(slot, rows, to: &bytes)
    append(position, rows, to: &bytes)
    append(activity, rows, to: &bytes)
    append(lower, rows, to: &bytes)
    append(upper, rows, to: &bytes)
    append(multiplier, rows, to: &bytes)
    append(queued, rows, to: &bytes)
    append(columns, nodes: variables, to: &bytes)
    append(users, nodes: variables, to: &bytes)
    append(watchers, nodes: variables, to: &bytes)
    append(terms, nodes: rows, to: &bytes)
    append(members, nodes: rows, to: &bytes)
    append(etaTarget, Int(counts.etas), to: &bytes)
    append(etaEnd, Int(counts.etas), to: &bytes)
    append(etaVariable, Int(counts.etaEntries), to: &bytes)
    append(etaFactor, Int(counts.etaEntries), to: &bytes)
    append(cells, Int(counts.cells), to: &bytes)
    append(forms, Int(counts.formSlots), to: &bytes)
    append(constraints, Int(counts.constraints), to: &bytes)
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
