// CassowaryDiagnostics
