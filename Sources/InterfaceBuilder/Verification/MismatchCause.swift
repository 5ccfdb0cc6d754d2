/// Why a view is not where the document places it, by the evidence in the document.
public struct MismatchCause: Sendable, Equatable {
  /// The classes of causes, most telling first.
  public enum Kind: String, Sendable, CaseIterable {
    /// The designer moved the view, or one around it, away from where its constraints put it.
    case misplaced
    /// Interface Builder itself found the layout ambiguous: the recorded frame is one of many.
    case ambiguousInDocument
    /// Required constraints conflict: the solved frames violate one as well as the recorded ones do.
    case conflict
    /// A required constraint on a safe area does not hold in the recorded frames, and all constraints to that edge
    /// tell of one other inset that a canvas has.
    case safeArea
    /// A required constraint on a margin does not hold in the recorded frames, and all constraints to that edge tell
    /// of one other margin that a canvas has.
    case margin
    /// A required constraint on the view does not hold in the recorded frames: they are out of date.
    case requiredViolated
    /// A required constraint on a view that is tied to it does not hold in the recorded frames.
    case requiredViolatedElsewhere
    /// The required constraints hold in both; optional ones are traded differently.
    case optionalTraded
    /// The alignment rectangle of a system symbol: its outline's is not in the document.
    case symbolMetrics
    /// A view has another size in the recorded frames than the content the document records for it.
    case contentSize
    /// The recorded frames of an arranged view do not follow from its stack view's arrangement.
    case arrangementOutOfDate
    /// A baseline places the view, and the document does not tell where that of its font lies.
    case fontMetrics
    /// A required constraint misses by at most a point in the recorded frames: they were rounded to
    /// whole points, or saved before a change as small.
    case rounded
    /// Nothing but a stack view's own arrangement places the view.
    case stackArrangement
    /// More than one layout satisfies the constraints equally well.
    case ambiguous
    /// None of these causes.
    case unexplained
  }

  /// Where a mismatch comes from.
  public enum Origin: String, Sendable, CaseIterable {
    /// The recorded frames do not follow from the document: they were saved before a change.
    case stale
    /// Required constraints conflict, so that some frame has to violate one.
    case conflict
    /// The designer moved the view away from where its constraints put it.
    case misplaced
    /// Several layouts satisfy the constraints equally well.
    case ambiguous
    /// The canvas had another safe area or other margins than were assumed.
    case otherCanvas
    /// Fonts and symbols whose metrics the document does not tell.
    case fonts
    /// None of these causes.
    case unexplained

    /// Whether the document is at fault, rather than an assumption about Interface Builder.
    public var isTheirs: Bool {
      switch self {
      case .stale, .conflict, .misplaced, .ambiguous: true
      case .otherCanvas, .fonts, .unexplained: false
      }
    }
  }

  public var kind: Kind
  /// The identifier of the constraint that tells, if one does.
  public var constraint: String?
  /// The cause in words, with the numbers it rests on.
  public var words: String
  /// What was looked at, one line for each constraint that does not hold in the recorded or the solved frames.
  public var evidence: [String] = []

  public init(kind: Kind, constraint: String? = nil, words: String) {
    self.kind = kind
    self.constraint = constraint
    self.words = words
  }
}

extension MismatchCause.Kind {
  /// Where causes of this kind lie.
  public var origin: MismatchCause.Origin {
    switch self {
    case .requiredViolated, .requiredViolatedElsewhere, .contentSize, .arrangementOutOfDate,
      .rounded:
      .stale
    case .conflict: .conflict
    case .misplaced: .misplaced
    case .ambiguousInDocument, .ambiguous: .ambiguous
    case .safeArea, .margin: .otherCanvas
    case .symbolMetrics, .fontMetrics: .fonts
    case .optionalTraded, .stackArrangement, .unexplained: .unexplained
    }
  }
}
