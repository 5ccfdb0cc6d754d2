import Testing

@Suite struct InterfaceBuilderTests {
}
