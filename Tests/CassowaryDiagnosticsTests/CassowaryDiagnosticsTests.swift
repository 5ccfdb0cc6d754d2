import Testing

@Suite struct CassowaryDiagnosticsTests {
}
