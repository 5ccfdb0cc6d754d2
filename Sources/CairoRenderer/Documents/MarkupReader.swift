import CLibXML
import Foundation
import PortableUIKit

/// Reads HTML with libxml2, which takes damaged documents as browsers do.
public struct MarkupReader: MarkupReading {
  public init() {}

  /// The largest document that is read, in bytes; a longer one is cut.
  private static let most = 16 << 20

  /// The text of a document with the looks that its elements ask for.
  ///
  /// - Complexity: O(bytes).
  @MainActor public func text(ofHTML html: String, endsParagraphs: Bool) -> NSAttributedString {
    // Text that stands in no element would get a paragraph of its own.
    let bytes = Array(("<html><body>" + html).utf8.prefix(Self.most))
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue
    let document = bytes.withUnsafeBytes { bytes in
      htmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), nil, "UTF-8",
        Int32(options))
    }
    guard let document else { return NSAttributedString(string: "") }
    defer { xmlFreeDoc(document) }
    var text = MarkupText(endsParagraphs: endsParagraphs)
    // The tree is walked without recursion: elements may be nested as deeply as a document likes.
    var node = xmlDocGetRootElement(document)
    while let here = node {
      if MarkupText.isShown(here) {
        text.begin(here)
        if let child = here.pointee.children {
          node = child
          continue
        }
        text.end(here)
      }
      node = next(after: here, &text)
    }
    return text.finished
  }

  /// The next node beside this one or beside one around it, which end.
  @MainActor private func next(
    after node: UnsafeMutablePointer<xmlNode>, _ text: inout MarkupText
  ) -> UnsafeMutablePointer<xmlNode>? {
    var here = node
    while true {
      if let next = here.pointee.next { return next }
      guard let parent = here.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else {
        return nil
      }
      text.end(parent)
      here = parent
    }
  }
}
