import Testing

@Suite struct LayoutSessionTests {
}
