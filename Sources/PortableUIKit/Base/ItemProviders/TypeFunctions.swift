// Names are those of Core Services before iOS 14, which older code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" as CFString }
public var kUTTagClassMIMEType: CFString { "public.mime-type" as CFString }

/// The type of files with an extension, or of a MIME type; one of the system's own making (`dyn.`) where none is declared.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let (kind, tag) = ("\(tagClass)", "\(tag)")
  let identifier: String? =
    switch kind {
    case "\(kUTTagClassFilenameExtension)": UTType(filenameExtension: tag)?.identifier
    case "\(kUTTagClassMIMEType)": UTType(mimeType: tag)?.identifier
    default: nil
    }
  return .passRetained((identifier ?? "dyn.\(tag)") as CFString)
}

/// The extension of files of a type, or its MIME type; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(
  _ identifier: CFString, _ tagClass: CFString
) -> Unmanaged<CFString>? {
  guard let type = UTType("\(identifier)") else { return nil }
  let tag: String? =
    switch "\(tagClass)" {
    case "\(kUTTagClassFilenameExtension)": type.preferredFilenameExtension
    case "\(kUTTagClassMIMEType)": type.preferredMIMEType
    default: nil
    }
  return tag.map { .passRetained($0 as CFString) }
}

public func UTTypeConformsTo(_ identifier: CFString, _ conformsTo: CFString) -> Bool {
  TypeIdentifier.conforms("\(identifier)", to: "\(conformsTo)")
}

public func UTTypeEqual(_ identifier1: CFString, _ identifier2: CFString) -> Bool {
  "\(identifier1)".lowercased() == "\(identifier2)".lowercased()
}
