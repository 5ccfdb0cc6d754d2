import Cassowary

// Two guides follow their owner by a rule that is linear only in pieces: readable content is as wide
// as the margins up to a width, and the keyboard covers an item, or not, or covers it whole. Each
// piece is an exact linear form of the owner's variables; which piece holds is looked up after the
// solve, and where it has changed, the rows that read the guide are expressed and solved again.

extension LayoutEngine {
  /// Makes `item` the readable-content guide of its parent (AL-72).
  ///
  /// It follows what `setMargins` tells of the parent, and the parent's solved width. Repeated with
  /// another width, all constraints on the guide follow in place.
  public func setReadableGuide(_ content: ReadableContent = .init(), of item: any LayoutItem) {
    guard let node = node(for: item), node.variables == nil, node.parent != nil, content.isValid
    else { return }
    let content = ReadableContent(
      width: Self.limited(content.width),
      minimumOwnerWidth: Self.limited(content.minimumOwnerWidth))
    if case .readable(content) = node.form { return }
    setStaged(.readable(content), node)
  }

  /// Makes `item` the keyboard guide of its parent (AL-73): across the parent's bottom, as high as
  /// the keyboard covers the parent, and at least `restingHeight` high.
  ///
  /// - Parameter restingHeight: the parent's bottom safe area, or 0 for a guide that does not use
  ///   it; in points.
  public func setKeyboardGuide(restingHeight: Double, of item: any LayoutItem) {
    guard let node = node(for: item), node.variables == nil, node.parent != nil,
      restingHeight.isFinite, restingHeight >= 0
    else { return }
    let restingHeight = Self.limited(restingHeight)
    if case .keyboard(restingHeight) = node.form { return }
    setStaged(.keyboard(restingHeight: restingHeight), node)
  }

  /// Tells how high the docked keyboard stands at the bottom of the root, in points; 0 for none.
  ///
  /// - Complexity: at the next `solve()`, proportional to what follows keyboard guides.
  public func setKeyboardHeight(_ height: Double) {
    guard height.isFinite, height >= 0 else { return }
    let height = Self.limited(height)
    guard height != keyboardHeight else { return }
    keyboardHeight = height
    for node in stagedGuides {
      guard case .keyboard = node.form else { continue }
      invalidate(node)
      noteChanged(node)
    }
  }

  private func setStaged(_ form: ItemNode.Form, _ node: ItemNode) {
    node.take(form)
    if !stagedGuides.contains(where: { $0 === node }) { stagedGuides.append(node) }
    invalidate(node)
    noteChanged(node)
  }

  /// Solves again while guides change from one case to another.
  ///
  /// An owner that is sized by what its guide holds can fit neither case: narrow with the one, wide
  /// with the other. Its guide stays at rest until the owner changes for another reason.
  func settleStagedGuides() {
    for _ in 0..<Self.stagedRounds {
      let turned = stagedGuides.filter { node in
        guard let measure = measure(of: node), measure != node.rare?.contestedMeasure else {
          return false
        }
        return enter(stage(of: node, at: measure), node)
      }
      guard !turned.isEmpty else { return }
      flush()
      takeSolution()
    }
    let contested = stagedGuides.filter { node in
      guard let measure = measure(of: node) else { return false }
      return measure != node.rare?.contestedMeasure
        && stage(of: node, at: measure) != node.madeRare.stage
    }
    for node in contested { enter(.atRest, node) }
    flush()
    takeSolution()
    for node in contested { node.madeRare.contestedMeasure = measure(of: node) }
  }

  /// As many as there are cases of one guide.
  private static let stagedRounds = 3

  /// Has `node` follow another case of its form; whether it is another.
  @discardableResult
  private func enter(_ stage: ItemNode.GuideStage, _ node: ItemNode) -> Bool {
    let rare = node.madeRare
    guard rare.stage != stage else { return false }
    rare.stage = stage
    invalidate(node)
    noteChanged(node)
    return true
  }

  /// The measure that the case of a guide depends on: the solved width of its owner, or how far the
  /// keyboard reaches into it; nil for guides of one case.
  private func measure(of node: ItemNode) -> Double? {
    guard let owner = node.parent else { return nil }
    switch node.form {
    case .readable: return exactFrame(of: owner).width
    case .keyboard: return keyboardOverlap(of: owner)
    default: return nil
    }
  }

  private func stage(of node: ItemNode, at measure: Double) -> ItemNode.GuideStage {
    guard let owner = node.parent else { return .atRest }
    switch node.form {
    case .readable(let content):
      return content.narrows(ownerWidth: measure - Self.stageTolerance, margins: owner.margins)
        ? .limited : .atRest
    case .keyboard(let restingHeight):
      if measure <= restingHeight + Self.stageTolerance { return .atRest }
      return measure < exactFrame(of: owner).height ? .limited : .covered
    default: return .atRest
    }
  }

  /// How near the bound between two cases counts as on it, in points: above the solver's noise.
  private static let stageTolerance = 1e-6

  /// How far the keyboard's top lies above the bottom of the bounds of `owner`.
  func keyboardOverlap(of owner: ItemNode) -> Double {
    let keyboardTop = exactFrame(of: rootNode).size.height - keyboardHeight
    guard owner !== rootNode else { return keyboardHeight }
    var bottom = exactFrame(of: owner).maxY
    var current = owner.parent
    while let node = current, node !== rootNode {
      bottom += exactFrame(of: node).y - (node.rare?.scroll?.offset.y ?? 0)
      current = node.parent
    }
    return bottom - (rootNode.rare?.scroll?.offset.y ?? 0) - keyboardTop
  }
}
