/// Finds the known word that a mistyped one may stand for.
package enum Suggestion {
  /// The known words most like `word`, each once, best first, at most three; none if none is like it.
  ///
  /// Likeness is the number of letters to insert, delete, replace or swap with their neighbour; a
  /// third of the word may differ.
  package static func words(like word: String, among known: some Sequence<String>) -> [String] {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    let limit = max(1, wanted.count / 3)
    var near: [(word: String, distance: Int)] = []
    for candidate in Set(known) where candidate != word {
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < max(letters.count, wanted.count) {
        near.append((candidate, distance))
      }
    }
    return near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
  }

  /// A question that names the words like `word`; none if there are none.
  package static func question(for word: String, among known: some Sequence<String>) -> String? {
    let near = words(like: word, among: known)
    guard let last = near.last else { return nil }
    if near.count == 1 { return "did you mean \(last)?" }
    return "did you mean \(near.dropLast().joined(separator: ", ")) or \(last)?"
  }

  /// The distance of Damerau and Levenshtein, in its restricted form.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let cost = first[i] == second[j] ? 0 : 1
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + cost)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}
