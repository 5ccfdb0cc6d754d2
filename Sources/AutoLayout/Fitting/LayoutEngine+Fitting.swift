extension LayoutEngine {
  /// The size `item` would take if only its own constraints and those below it counted (AL-140 …
  /// AL-145).
  ///
  /// The answer comes from an engine of its own; nothing here changes, and nothing is solved here.
  ///
  /// - Parameters:
  ///   - target: the size aimed at, in points; zero for the smallest that fits.
  ///   - horizontal: how strongly the width is aimed at; required to ask for the height at a width.
  ///   - vertical: how strongly the height is aimed at.
  ///   - onConflict: called if required constraints and the target exclude one another.
  /// - Returns: the size of the frame, not rounded; zero for an item of another tree.
  /// - Complexity: that of building the layout below `item` once.
  public func fittingSize(
    of item: any LayoutItem, target: LayoutSize = .zero,
    horizontal: LayoutPriority = .fittingSizeLevel, vertical: LayoutPriority = .fittingSizeLevel,
    onConflict: ((LayoutConflict) -> Void)? = nil
  ) -> LayoutSize {
    guard
      let engine = fittingEngine(
        for: item, target: target, horizontal: horizontal, vertical: vertical)
    else { return .zero }
    engine.onConflict = onConflict
    engine.solve()
    return engine.exactFrame(of: item).size
  }

  /// An engine for the layout below `item` alone, whose size is pulled to `target`.
  ///
  /// For toolkits whose items measure again when their width is known: solve, tell the engine the
  /// new content sizes, solve again. Nil for an item of another tree.
  public func fittingEngine(
    for item: any LayoutItem, target: LayoutSize, horizontal: LayoutPriority,
    vertical: LayoutPriority
  ) -> LayoutEngine? {
    guard let node = node(for: item) else { return nil }
    let engine = LayoutEngine(root: item, size: target, priorities: PerAxis(horizontal, vertical))
    engine.isFitting = true
    engine.pixelGrid = pixelGrid
    engine.mentionCount = mentionCount
    let subtree = subtree(of: node)
    for original in subtree { engine.adoptFacts(of: original, isRoot: original === node) }
    for original in subtree { engine.adoptBaselineSources(of: original) }
    let included = Set(subtree.map(\.identity))
    for row in constraints(naming: subtree) {
      if let constraint = row.constraint {
        engine.adopt(constraint, row.owner?.item, within: included)
      }
    }
    return engine
  }

  /// Takes over what is recorded about an item of another engine.
  private func adoptFacts(of original: ItemNode, isRoot: Bool) {
    guard let item = original.item, let node = node(for: item) else { return }
    switch original.form {
    case .free: break
    case .placed(let placement): setGuide(placement, of: item)
    case .margins: setMarginsGuide(item)
    case .readable(let content): setReadableGuide(content, of: item)
    case .keyboard(let restingHeight): setKeyboardGuide(restingHeight: restingHeight, of: item)
    case .scrollContent: setContentGuide(item)
    case .scrollFrame: setFrameGuide(item)
    }
    node.alignmentInsets = original.alignmentInsets
    node.margins = original.margins
    node.direction = original.direction
    node.firstBaseline = original.firstBaseline
    node.lastBaseline = original.lastBaseline
    node.wrapsContent = original.wrapsContent
    node.mention = original.mention
    node.isMentionedByStack = original.isMentionedByStack
    if let scroll = original.rare?.scroll {
      setScrollContainer(item)
      node.rare?.scroll?.offset = scroll.offset
    }
    let resistances = original.resistances
    setContentSize(
      original.contentSize,
      hugging: (resistances.horizontal.hugging, resistances.vertical.hugging),
      compression: (resistances.horizontal.compression, resistances.vertical.compression),
      of: item)
    if !isRoot, let state = original.rare?.autoresizing {
      // Nobody resizes here what has a host: it follows its mask.
      setAutoresizing(
        frame: state.frame, parentSize: state.parentSize, mask: state.mask, of: item)
    }
  }

  private func adoptBaselineSources(of original: ItemNode) {
    guard let sources = original.rare,
      sources.firstBaselineSource != nil || sources.lastBaselineSource != nil,
      let item = original.item
    else { return }
    setBaselineItems(
      first: sources.firstBaselineSource?.item, last: sources.lastBaselineSource?.item, of: item)
  }

  /// Has a row for a constraint of another engine, where it stays in force, if all its items are among `included` (AL-143).
  ///
  /// A sum with free variables has none: they belong to one engine.
  private func adopt(
    _ constraint: any LayoutConstraining, _ owner: (any LayoutItem)?,
    within included: Set<ObjectIdentifier>
  ) {
    func isIncluded(_ item: (any LayoutItem)?) -> Bool {
      item.map { included.contains(ObjectIdentifier($0)) } ?? false
    }
    let holder = isIncluded(owner) ? owner : nil
    let form = constraint.layoutForm
    if let sum = form.sum {
      guard sum.variables.isEmpty, sum.terms.allSatisfy({ isIncluded($0.item) }) else { return }
    } else {
      guard isIncluded(form.firstItem),
        !form.hasSecondItem || holder != nil && isIncluded(form.secondItem)
      else { return }
    }
    do {
      _ = makeRow(of: constraint, at: try place(of: form, owner: holder))
    } catch {
      // An item has got another parent since, and nobody has told the engine: what was in force here crosses the border there.
      return
    }
  }
}
