import Testing

@Suite struct PropertyTestingTests {
}
