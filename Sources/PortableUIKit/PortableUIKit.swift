// PortableUIKit
