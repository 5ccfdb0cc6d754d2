import CExif

/// How the pixels of a photograph have to be turned, as its Exif data says, through libexif.
public enum PictureOrientation {
  /// The number of Exif's orientation, 1 (as stored) to 8; 1 where the file has none.
  ///
  /// - Complexity: O(bytes).
  public static func exifValue(of file: [UInt8]) -> Int {
    guard
      ImageFileFormat(file) == .jpeg, let length = UInt32(exactly: file.count),
      let data = exif_data_new_from_data(file, length)
    else { return 1 }
    defer { exif_data_unref(data) }
    guard
      let entry = exif_content_get_entry(data.pointee.ifd.0, EXIF_TAG_ORIENTATION),
      entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.size >= 2,
      let bytes = entry.pointee.data
    else { return 1 }
    let value = Int(exif_get_short(bytes, exif_data_get_byte_order(data)))
    return (1...8).contains(value) ? value : 1
  }
}
