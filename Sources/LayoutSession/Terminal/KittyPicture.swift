import Foundation

/// A picture as kitty's graphics protocol takes it.
public enum KittyPicture {
  /// The escape sequences that show a PNG file: base64 in pieces of 4096 bytes.
  public static func text(png: Data) -> String {
    let text = Array(png.base64EncodedString().utf8)
    var output = ""
    var start = 0
    while start < text.count {
      let end = min(start + 4096, text.count)
      let control = (start == 0 ? "a=T,f=100," : "") + "m=\(end < text.count ? 1 : 0)"
      output += "\u{1B}_G\(control);\(String(decoding: text[start..<end], as: UTF8.self))\u{1B}\\"
      start = end
    }
    return output
  }
}
