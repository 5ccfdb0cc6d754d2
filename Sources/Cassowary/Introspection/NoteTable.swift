/// What people call the things of a table, by place; places without a note cost nothing.
///
/// A place is used again after its thing was removed, and by going back the former thing is there again:
/// notes are told apart by serial number, and one that is overwritten while the solver records is kept.
struct NoteTable<Note> {
  private struct Entry {
    var serial: UInt32
    var note: Note
  }

  private var entries: [Entry?] = []
  private var overwritten: [UInt32: (place: Int32, note: Note)] = [:]

  /// The note of the thing that has the given number at a place.
  func note(at place: Int32, serial: UInt32) -> Note? {
    if Int(place) < entries.count, let entry = entries[Int(place)], entry.serial == serial {
      return entry.note
    }
    return overwritten.isEmpty ? nil : overwritten[serial]?.note
  }

  /// Notes something on the thing that has the given number at a place.
  mutating func set(_ note: Note, at place: Int32, serial: UInt32, keepingOld: Bool) {
    while entries.count <= Int(place) { entries.append(nil) }
    if keepingOld, let old = entries[Int(place)] {
      overwritten[old.serial] = (place, old.note)
    }
    entries[Int(place)] = Entry(serial: serial, note: note)
  }

  /// Gives up what was kept of things that are gone for good.
  mutating func settle(isThere: (_ place: Int32, _ serial: UInt32) -> Bool) {
    if overwritten.isEmpty { return }
    for (serial, kept) in overwritten where isThere(kept.place, serial) {
      entries[Int(kept.place)] = Entry(serial: serial, note: kept.note)
    }
    overwritten = [:]
  }
}
