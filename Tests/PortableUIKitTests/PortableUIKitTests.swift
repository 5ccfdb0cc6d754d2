import Testing

@Suite struct PortableUIKitTests {
}
