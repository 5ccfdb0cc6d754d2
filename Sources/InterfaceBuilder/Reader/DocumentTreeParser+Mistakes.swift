import CLibXML
import Foundation

/// The names of mistakes in markup.
extension DocumentTreeParser {
  static let forbiddenCharacter = "a character that XML does not allow"

  /// A short sentence for a mistake; libxml2's own where it is a rare one.
  static func words(for mistake: xmlError) -> String {
    let own = mistake.message.map { String(cString: $0) } ?? ""
    switch xmlParserErrors(UInt32(bitPattern: mistake.code)) {
    case XML_ERR_TAG_NOT_FINISHED: return "the document ends before all elements are closed"
    case XML_ERR_DOCUMENT_END: return "something after the end of the root element"
    case XML_ERR_INVALID_CHAR: return forbiddenCharacter
    case XML_ERR_UNDECLARED_ENTITY: return "an entity that is not defined"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING: return "an entity that is not closed by ';'"
    case XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_CHARREF:
      return "the number of a character is not written correctly"
    case XML_ERR_NAME_REQUIRED:
      // One code for all three.
      if own.hasPrefix("StartTag") { return "a tag without a name" }
      return own.contains("EntityRef")
        ? "'&' without the name of an entity" : "an attribute is not written correctly"
    case XML_ERR_GT_REQUIRED: return "a tag that is not closed by '>'"
    case XML_ERR_TAG_NAME_MISMATCH: return "an end tag that does not match its start tag"
    case XML_ERR_LT_IN_ATTRIBUTE: return "'<' in the value of an attribute"
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      return "an attribute is not written correctly"
    case XML_ERR_SPACE_REQUIRED where own.hasPrefix("attributes"):
      return "an attribute is not written correctly"
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: return "a text that is not closed"
    case XML_ERR_ATTRIBUTE_REDEFINED:
      let name = [mistake.str1, mistake.str2].compactMap { $0.map { String(cString: $0) } }
      return "the attribute \(name.joined(separator: ":")) is there twice"
    case XML_ERR_COMMENT_NOT_FINISHED: return "a comment that is not closed"
    case XML_ERR_HYPHEN_IN_COMMENT: return "two hyphens inside a comment"
    case XML_ERR_MISPLACED_CDATA_END: return "']]>' outside of a literal text"
    case XML_ERR_CDATA_NOT_FINISHED: return "a literal text that is not closed"
    case XML_ERR_PI_NOT_STARTED: return "a processing instruction without a name"
    case XML_ERR_PI_NOT_FINISHED: return "a processing instruction that is not closed"
    case XML_ERR_RESERVED_XML_NAME: return "an XML declaration that is not at the start"
    case XML_ERR_XMLDECL_NOT_FINISHED, XML_ERR_VERSION_MISSING, XML_ERR_EQUAL_REQUIRED,
      XML_ERR_STRING_NOT_STARTED, XML_ERR_STRING_NOT_CLOSED, XML_ERR_STANDALONE_VALUE,
      XML_ERR_ENCODING_NAME:
      return "an XML declaration that is not written correctly"
    default: return own.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
