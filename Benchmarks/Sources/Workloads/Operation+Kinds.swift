extension Operation {
  var isCommit: Bool {
    if case .commit = self { true } else { false }
  }

  /// Whether this makes a variable an edit variable or says what it shall be.
  var isEdit: Bool {
    switch self {
    case .addEdit, .suggest: true
    case .add, .addContentSize, .remove, .setConstant, .commit: false
    }
  }

  var isRequired: Bool {
    if case .add(_, _, _, _, nil) = self { true } else { false }
  }

  /// Whether this adds an inequality, required or not.
  var isLimit: Bool {
    if case .add(_, _, let relation, _, _) = self { relation != .equal } else { false }
  }

  var isContentSize: Bool {
    if case .addContentSize = self { true } else { false }
  }

  /// The slot that this fills; nil if it adds no constraint.
  var filledSlot: Int32? {
    switch self {
    case .add(let slot, _, _, _, _), .addContentSize(let slot, _, _, _, _): slot
    case .remove, .setConstant, .addEdit, .suggest, .commit: nil
    }
  }
}
