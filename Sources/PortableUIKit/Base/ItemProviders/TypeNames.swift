// Names are those of Core Services before iOS 14, which older code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public var kUTTypeItem: CFString { "public.item" as CFString }
public var kUTTypeContent: CFString { "public.content" as CFString }
public var kUTTypeData: CFString { "public.data" as CFString }
public var kUTTypeFolder: CFString { "public.folder" as CFString }
public var kUTTypeURL: CFString { "public.url" as CFString }
public var kUTTypeFileURL: CFString { "public.file-url" as CFString }
public var kUTTypeText: CFString { "public.text" as CFString }
public var kUTTypePlainText: CFString { "public.plain-text" as CFString }
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" as CFString }
public var kUTTypeHTML: CFString { "public.html" as CFString }
public var kUTTypeJSON: CFString { "public.json" as CFString }
public var kUTTypeImage: CFString { "public.image" as CFString }
public var kUTTypePNG: CFString { "public.png" as CFString }
public var kUTTypeJPEG: CFString { "public.jpeg" as CFString }
public var kUTTypeGIF: CFString { "com.compuserve.gif" as CFString }
public var kUTTypeTIFF: CFString { "public.tiff" as CFString }
public var kUTTypeBMP: CFString { "com.microsoft.bmp" as CFString }
public var kUTTypePDF: CFString { "com.adobe.pdf" as CFString }
public var kUTTypeMovie: CFString { "public.movie" as CFString }
public var kUTTypeVideo: CFString { "public.video" as CFString }
public var kUTTypeAudio: CFString { "public.audio" as CFString }
public var kUTTypeMPEG4: CFString { "public.mpeg-4" as CFString }
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" as CFString }
