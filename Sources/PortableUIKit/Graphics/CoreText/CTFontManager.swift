// Names are those of Core Text, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Who sees a font that is registered; here always the process (raw values as in Core Text).
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3

  public static let user = CTFontManagerScope.persistent
}

/// Errors of ``CTFontManagerRegisterFontsForURL(_:_:_:)`` and its kin (raw values as in Core Text).
public enum CTFontManagerError: CFIndex, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case notRegistered = 201
}

public var kCTFontManagerErrorDomain: CFString {
  "com.apple.CoreText.CTFontManagerErrorDomain" as CFString
}

/// Makes the fonts in a file usable; false with an error if there is no file, it is no font, or it is registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.shared.register(fontURL as URL, error)
}

/// Takes the fonts of a registered file away.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.shared.unregister(fontURL as URL, error)
}

/// The same for several files; `registrationHandler` hears of the errors at once.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [CFError] = []
  for case let url as URL in fontURLs {
    var error: Unmanaged<CFError>?
    if !FontRegistry.shared.register(url, &error), let error {
      errors.append(error.takeRetainedValue())
    }
  }
  _ = registrationHandler?(errors as CFArray, true)
}

/// Makes a font that was made from bytes usable.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.shared.register(font, error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontRegistry.shared.unregister(font, error)
}

/// The families that are installed, in the order of their names.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  UIFont.familyNames as CFArray
}

/// The PostScript names of the faces that are installed, in order.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  (Platform.current.fontInstaller?.installed ?? []).map(\.postScriptName) as CFArray
}

/// The descriptors of the fonts in a file; nil if it is none.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard let data = try? Data(contentsOf: fileURL as URL) else { return nil }
  let faces = Platform.current.fontInstaller?.faces(in: data) ?? []
  guard !faces.isEmpty else { return nil }
  return faces.map { UIFontDescriptor(name: $0.postScriptName, size: 0) } as CFArray
}

/// The descriptor of the first font in bytes; nil if there is none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  Platform.current.fontInstaller?.faces(in: data as Data).first.map {
    UIFontDescriptor(name: $0.postScriptName, size: 0)
  }
}
