/// The module of types of files, for code that imports it by this name. They are declared beside what items are shared by, so
/// views are visible by it too.
@_exported import PortableUIKit
