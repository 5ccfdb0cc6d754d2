// LayoutSession
