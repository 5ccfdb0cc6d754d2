// Names are those of Image I/O, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, LineLength

import Foundation

// Properties of images in files, by Apple's names of them.

public var kCGImagePropertyFileSize: CFString { "FileSize" as CFString }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" as CFString }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" as CFString }
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" as CFString }
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" as CFString }
public var kCGImagePropertyDepth: CFString { "Depth" as CFString }
public var kCGImagePropertyOrientation: CFString { "Orientation" as CFString }
public var kCGImagePropertyIsFloat: CFString { "IsFloat" as CFString }
public var kCGImagePropertyIsIndexed: CFString { "IsIndexed" as CFString }
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" as CFString }
public var kCGImagePropertyColorModel: CFString { "ColorModel" as CFString }
public var kCGImagePropertyProfileName: CFString { "ProfileName" as CFString }
public var kCGImagePropertyColorModelRGB: CFString { "RGB" as CFString }
public var kCGImagePropertyColorModelGray: CFString { "Gray" as CFString }
public var kCGImagePropertyColorModelCMYK: CFString { "CMYK" as CFString }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" as CFString }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" as CFString }
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" as CFString }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" as CFString }
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" as CFString }
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" as CFString }
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" as CFString }
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" as CFString }
public var kCGImagePropertyHEICSDictionary: CFString { "{HEICS}" as CFString }
public var kCGImagePropertyExifAuxDictionary: CFString { "{ExifAux}" as CFString }
public var kCGImagePropertyMakerAppleDictionary: CFString { "{MakerApple}" as CFString }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" as CFString }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" as CFString }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
public var kCGImagePropertyGIFImageColorMap: CFString { "ImageColorMap" as CFString }
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" as CFString }
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" as CFString }
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" as CFString }
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
public var kCGImagePropertyWebPLoopCount: CFString { "LoopCount" as CFString }
public var kCGImagePropertyWebPDelayTime: CFString { "DelayTime" as CFString }
public var kCGImagePropertyWebPUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
public var kCGImagePropertyHEICSLoopCount: CFString { "LoopCount" as CFString }
public var kCGImagePropertyHEICSDelayTime: CFString { "DelayTime" as CFString }
public var kCGImagePropertyHEICSUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" as CFString }
public var kCGImagePropertyExifDateTimeDigitized: CFString { "DateTimeDigitized" as CFString }
public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" as CFString }
public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" as CFString }
public var kCGImagePropertyExifUserComment: CFString { "UserComment" as CFString }
public var kCGImagePropertyExifExposureTime: CFString { "ExposureTime" as CFString }
public var kCGImagePropertyExifFNumber: CFString { "FNumber" as CFString }
public var kCGImagePropertyExifISOSpeedRatings: CFString { "ISOSpeedRatings" as CFString }
public var kCGImagePropertyExifFocalLength: CFString { "FocalLength" as CFString }
public var kCGImagePropertyExifLensModel: CFString { "LensModel" as CFString }
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" as CFString }
public var kCGImagePropertyTIFFMake: CFString { "Make" as CFString }
public var kCGImagePropertyTIFFModel: CFString { "Model" as CFString }
public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" as CFString }
public var kCGImagePropertyTIFFSoftware: CFString { "Software" as CFString }
public var kCGImagePropertyTIFFArtist: CFString { "Artist" as CFString }
public var kCGImagePropertyTIFFImageDescription: CFString { "ImageDescription" as CFString }
public var kCGImagePropertyTIFFCopyright: CFString { "Copyright" as CFString }
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" as CFString }
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" as CFString }
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" as CFString }
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" as CFString }
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" as CFString }
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" as CFString }
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" as CFString }
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" as CFString }
public var kCGImagePropertyPNGDescription: CFString { "Description" as CFString }
public var kCGImagePropertyPNGAuthor: CFString { "Author" as CFString }
public var kCGImagePropertyPNGTitle: CFString { "Title" as CFString }
public var kCGImagePropertyPNGSoftware: CFString { "Software" as CFString }
