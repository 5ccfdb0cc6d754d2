/// How many places ahead of itself a walk asks for memory: first for what lies beside the names in its list, then for
/// what that leads to, and then for what that leads to in turn.
enum Lookahead {
  static var far: Int { 12 }
  static var near: Int { 6 }
  static var next: Int { 3 }

  /// The same for a walk that is taken to go on in equal steps: so many of them.
  static var farStep: Int32 { 8 }
  static var nearStep: Int32 { 4 }

  /// All of a smaller system lies in the cache, as far as one can tell: there asking takes longer than it saves.
  static var fewestVariables: Int32 { 1 << 16 }
}
