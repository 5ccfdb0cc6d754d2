import Testing

@Suite struct AutoLayoutTests {
}
