import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// The looks of the system's views, pixel by pixel those of the commit before each got a painter of its
/// own (0f983b1): hashes recorded from pictures that the class switch made, at two pixels per point.
/// Six have been looked at and recorded anew since covers are laid on as masks, which rounds otherwise (decision 43).
/// Five have been looked at and recorded anew since all text is laid out in one way: an ellipsis is as close to the
/// letter before it as letters are, joined Arabic letters are not moved closer, text made to fit differs in its soft
/// edges by 11 of 255 at most, and styled text is drawn where the screen only estimates widths.
/// One since the colon of "9:41" is raised again, by the forms for capital letters, one since groups begin and end with
/// lines as wide as the table, and one since grounds of bars are views: two pixels of a badge's edge differ by 1 of 255.
/// Six of buttons since a symbol is painted as large as layout counts it. Glass and the mark of a menu have been looked at as
/// they were made.
///
/// The numbers are those of Debian 12's Cairo 1.16, Pango 1.50 and Inter 4.0; where text has another width
/// the tests are skipped.
@MainActor @Suite(.enabled(if: RecordedFonts.areInstalled, "fonts of other widths"))
struct ControlLookTests {
  @Test(arguments: LookCase.all)
  func picture(_ look: LookCase) throws {
    // Views are laid out by the screen's measures, which other suites change: here they are those of a new screen, as when the
    // pictures were recorded.
    let former = UIScreen.main.textMeasurer
    UIScreen.main.textMeasurer = EstimatedTextMeasurer()
    defer { UIScreen.main.textMeasurer = former }
    let image = try ViewRenderer(scale: 2).image(of: look.view())
    if let folder = ProcessInfo.processInfo.environment["PICTURE_FOLDER"] {
      let picture = CGImage(width: image.width, height: image.height, pixels: image.pixels)
      try picture.flatMap { ImageCoder().png($0) }?
        .write(to: URL(filePath: "\(folder)/look \(look.name).png"))
    }
    let hash = Self.hash(image)
    #expect(Self.recorded[look.name] == hash, "\(look.name)")
  }

  /// The thumb is round and 27 points wide until iOS 18, and a capsule 37 wide since iOS 26 (UM): the pixel 30 points from
  /// the right edge of the frame is the thumb's in the one and the track's in the other.
  @Test(arguments: [(14, false), (17, false), (18, false), (26, true)])
  func thumbOfASwitch(_ version: Int, isCapsule: Bool) throws {
    let environment = try #require(DeviceEnvironment.named("iPhone 15")).running(iOS: version)
    let window = UIWindow(environment: environment)
    let control = UISwitch()
    control.isOn = true
    window.addSubview(control)
    control.sizeToFit()
    let image = try ViewRenderer(scale: 1).image(of: control)
    let pixel = image.pixels[image.height / 2 * image.width + image.width - 33]
    #expect((pixel & 0xFF_FFFF == 0xFF_FFFF) == isCapsule)
  }

  @Test func eachIsRecorded() {
    #expect(Set(Self.recorded.keys) == Set(LookCase.all.map(\.name)))
  }

  /// Fowler, Noll and Vo's hash (FNV-1a, 64 bits) of the pixels.
  private static func hash(_ image: PixelImage) -> UInt64 {
    image.pixels.reduce(0xcbf2_9ce4_8422_2325) { hash, pixel in
      (hash ^ UInt64(pixel)) &* 0x100_0000_01b3
    }
  }

  private static let recorded: [String: UInt64] = [
    "blur": 0xa0b0_3318_302c_6ea5,
    "button filled": 0x32cf_ae7c_54ea_1805,
    "button gray": 0xfadb_0ee1_b5b3_699c,
    "button leading": 0x738c_c5f4_a66c_01d5,
    "button of a type": 0x2588_8d41_ac91_4ad5,
    "button of glass": 0x98b4_0e4b_f3dc_5362,
    "button of clear glass": 0x66e9_aea4_4bd9_431a,
    "button of prominent glass": 0x5b76_5daf_43c8_6d3e,
    "button of prominent clear glass": 0xe998_a954_85ab_01bc,
    "button with a menu": 0x0ebd_e0c0_4801_140d,
    "button off": 0xdd23_af6d_ca3a_f472,
    "button plain": 0xa324_b055_de82_c405,
    "button tinted": 0x3c0b_c62b_4994_de05,
    "cell on its own": 0x139d_bbcb_1d46_5aa5,
    "dates compact": 0x56b0_89b4_75fc_5a76,
    "dates in a month": 0x387c_585c_f4a3_419b,
    "dates on wheels": 0x4cd1_769f_ffdb_3785,
    "field of bezel": 0x0cc3_88d0_bf6b_5f25,
    "field of lines": 0xd5de_7a75_d1e6_839d,
    "field rounded": 0xc091_e084_8fa3_656a,
    "field": 0x5db3_0b42_157f_1815,
    "image of pixels": 0xcc5e_e620_6e2e_8589,
    "image placeholder": 0xb140_c50b_e751_2b87,
    "image symbol": 0x4a91_d28f_c8db_a165,
    "label from the right": 0x4f57_240f_4aa7_9219,
    "label of lines": 0xdbb7_2c28_0fb7_2308,
    "label off, made to fit": 0xdba2_7ddb_4452_8ab4,
    "label": 0x9195_a588_6b07_8ea8,
    "navigation bar with a large title": 0x4470_8b5e_d8ba_5d41,
    "navigation bar": 0xc110_8601_f3e5_9be0,
    "pages": 0xe1cd_3d55_0537_a2a8,
    "picker": 0x1267_52d4_57a9_2684,
    "progress": 0x7751_4364_be65_2af3,
    "rows of a grouped table": 0x5006_7099_04ac_7189,
    "rows of a plain table": 0xed6e_f805_a03f_a7bd,
    "search bar": 0x8107_b282_8749_3ef5,
    "secret field": 0x2293_a504_1302_4db9,
    "segments": 0x31a5_b125_97c2_1347,
    "slider from the right": 0x64d8_6693_e452_0728,
    "slider": 0xe4d1_afbb_b1f9_5de5,
    "spinner": 0x380f_8e97_7c03_9202,
    "stepper": 0x6cd4_f433_8e4d_76e7,
    "styled label": 0x524f_3bc6_e5f8_3e65,
    "switch off": 0xa161_fbbc_8156_bf6b,
    "switch on": 0x1ff8_cb9a_2cec_cb66,
    "tab bar": 0x318c_cfea_048f_fcbb,
    "text view": 0x2c2e_3d99_4a86_450b,
    "toolbar": 0xd4ab_2c84_fad6_01a5,
  ]
}
