/// The layout of a bucket of the table of forms: a cache line of sixteen words.
///
/// First come the tags of its rows, four to a word, without gaps and with zeros behind the last, then the
/// number of forms that have gone past the bucket because it was full, then the rows.
enum FormBucket {
  /// The words of 32 bits in a bucket: 64 bytes, a cache line.
  static var words: Int32 { 16 }
  /// The words with tags: one byte for each of twelve rows.
  static var tagWords: Int32 { 3 }
  /// Place of the number of forms that have gone past.
  static var passed: Int32 { tagWords }
  /// Place of the first row.
  static var rows: Int32 { passed + 1 }
  /// The tags in a word.
  static var lanes: Int32 { 4 }

  /// The word that holds the tag of a lane.
  @inline(__always)
  static func word(of lane: Int32) -> Int32 { lane &>> 2 }

  /// Where the tag of a lane begins in its word.
  @inline(__always)
  static func shift(of lane: Int32) -> UInt32 { UInt32(bitPattern: (lane & 3) &* 8) }

  /// The tags of a word, if all of them are the same.
  @inline(__always)
  static func repeated(_ tag: UInt32) -> UInt32 { tag &* 0x0101_0101 }

  /// A bit in every byte that is zero, and maybe in some above one.
  @inline(__always)
  static func zeros(in word: UInt32) -> UInt32 { (word &- 0x0101_0101) & ~word & 0x8080_8080 }

  /// True if a bucket ends in its first word, which is given, and has no row of a tag.
  @inline(__always)
  static func lacks(_ tag: UInt32, in word: UInt32) -> Bool {
    word >> 24 == 0 && zeros(in: word ^ repeated(tag)) == 0
  }

  /// How many tags a word has.
  @inline(__always)
  static func count(of tags: UInt32) -> Int32 {
    (39 &- Int32(truncatingIfNeeded: tags.leadingZeroBitCount)) &>> 3
  }
}
