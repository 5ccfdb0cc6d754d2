/// The data that a page for pasted logs reads.
struct LogPageData: Encodable { var kind = "log" }
