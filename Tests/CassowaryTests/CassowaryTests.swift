import Testing

@Suite struct CassowaryTests {
}
