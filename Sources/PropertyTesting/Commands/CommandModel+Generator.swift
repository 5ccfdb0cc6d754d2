extension CommandModel {
  /// Returns the generator of the command lists that the model allows, with shrinks that it allows too.
  public func commands(count: ClosedRange<Int>) -> Generator<[Command]> {
    let length = Generator<Int>.sized { size in
      let reach = (count.upperBound - count.lowerBound) * size / Generator<Int>.maximumSize
      return Generator<Int>.integer(in: count.lowerBound...count.lowerBound + reach)
        .withoutShrinks()
    }
    return Generator<[Command]> { random, size in
      guard let wanted = length.tree(&random, size: size)?.value else { return nil }
      var state = initialState
      var trees: [ShrinkTree<Command>] = []
      while trees.count < wanted, let generator = command(in: state) {
        var source = random.split()
        guard let tree = generator.tree(&source, size: size), allows(tree.value, in: state) else {
          break
        }
        advance(&state, by: tree.value)
        trees.append(tree)
      }
      return .array(of: trees, repair: allowed)
    }
  }

  /// Returns the commands that are still allowed where each before it was executed.
  private func allowed(_ trees: [ShrinkTree<Command>]) -> [ShrinkTree<Command>] {
    var state = initialState
    return trees.filter { tree in
      guard allows(tree.value, in: state) else { return false }
      advance(&state, by: tree.value)
      return true
    }
  }
}
