/// The module of types of files before iOS 14, for code that imports it by this name.
@_exported import PortableUIKit
