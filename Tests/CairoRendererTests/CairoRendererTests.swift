import Testing

@Suite struct CairoRendererTests {
}
