import Drawing

extension DisplayList {
  /// Whether each push has its pop and each group its end, properly nested.
  var isBalanced: Bool {
    var open: [Bool] = []
    for operation in operations {
      switch operation {
      case .pushClip, .pushMask: open.append(false)
      case .beginGroup: open.append(true)
      case .popClip: if open.popLast() != false { return false }
      case .endGroup: if open.popLast() != true { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
