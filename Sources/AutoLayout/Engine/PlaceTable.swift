/// The engine's data of the solver's variables or constraints, found by their place.
///
/// An entry is taken out before its place can be taken by another.
struct PlaceTable<Value> {
  private var slots: [Value?] = []

  /// - Complexity: O(1), amortised.
  subscript(place: Int) -> Value? {
    get { place < slots.count ? slots[place] : nil }
    set {
      if place >= slots.count {
        guard newValue != nil else { return }
        if place == slots.count {
          slots.append(newValue)
          return
        }
        slots.append(contentsOf: repeatElement(nil, count: place + 1 - slots.count))
      }
      slots[place] = newValue
    }
  }

  /// The entries, in order of their places.
  var values: [Value] { slots.compactMap { $0 } }
}
