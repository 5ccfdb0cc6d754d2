/// The names that people give to the things of a table, by place; places without a note cost nothing.
///
/// A place is used again after its thing was removed, and going back brings the former thing back. So serial numbers
/// tell notes apart, and a note that is overwritten while the solver records is kept for as long as its thing may come
/// back.
struct NoteTable<Note> {
  private struct Entry {
    var serial: UInt32
    var note: Note
  }

  private var entries: [Entry?] = []
  private var overwritten: [UInt32: Overwritten] = [:]

  private struct Overwritten {
    var place: Int32
    var note: Note
    /// The journal's position when the place was in use again.
    var position: Int
  }

  /// The note of the thing that has the given number at a place.
  func note(at place: Int32, serial: UInt32) -> Note? {
    if Int(place) < entries.count, let entry = entries[Int(place)], entry.serial == serial {
      return entry.note
    }
    return overwritten.isEmpty ? nil : overwritten[serial]?.note
  }

  /// Notes something on the thing that has the given number at a place.
  ///
  /// - Parameter position: the position in the journal; nil if nothing is recorded, so that nothing comes back.
  mutating func set(_ note: Note, at place: Int32, serial: UInt32, position: Int?) {
    while entries.count <= Int(place) { entries.append(nil) }
    if let position, let old = entries[Int(place)] {
      overwritten[old.serial] = Overwritten(place: place, note: old.note, position: position)
    }
    entries[Int(place)] = Entry(serial: serial, note: note)
  }

  /// Gives up the notes on things that are gone for good, because nobody can go back before a position.
  mutating func settle(before first: Int, isThere: (_ place: Int32, _ serial: UInt32) -> Bool) {
    for (serial, kept) in overwritten where kept.position < first {
      if isThere(kept.place, serial) {
        entries[Int(kept.place)] = Entry(serial: serial, note: kept.note)
      }
      overwritten[serial] = nil
    }
  }
}
