/// What the compiler imports in files that import both Testing and UIKit: on Apple's systems, attachments of
/// pictures. Without re-exporting Testing it would hide `@Test` and `@Suite`.
@_exported import Testing
