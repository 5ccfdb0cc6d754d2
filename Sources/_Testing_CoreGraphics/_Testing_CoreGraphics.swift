/// The compiler imports this module in files that import both Testing and CoreGraphics: on Apple's systems it has
/// attachments of pictures. Without re-exporting Testing it would hide `@Test` and `@Suite`.
@_exported import Testing
