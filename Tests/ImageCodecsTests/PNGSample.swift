import Testing

/// A small PNG of one kind, packed by another program, with its pixels worked out by hand.
struct PNGSample: CustomTestStringConvertible {
  let name: String
  let base64: String
  let pixels: [UInt8]
  let hasAlpha: Bool

  var testDescription: String { name }

  static let all: [PNGSample] = [
    PNGSample(
      name: "oneBit",
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAQAAAABazTCJAAAADElEQVR42mNwYGgAAAFEAMEEh8/6AAAAAElF\
        TkSuQmCC
        """,
      pixels: [0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255],
      hasAlpha: false),
    PNGSample(
      name: "grey8",
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mPgOgEAAN8A09iF0q4AAAAASUVO\
        RK5CYII=
        """,
      pixels: [10, 10, 10, 255, 200, 200, 200, 255],
      hasAlpha: false),
    PNGSample(
      name: "greyAlpha",
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mPgajjBAAADPQFTyi/+OQAAAABJ\
        RU5ErkJggg==
        """,
      pixels: [10, 10, 10, 128, 200, 200, 200, 0],
      hasAlpha: true),
    PNGSample(
      name: "rgb8",
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR42mNgZGL+1cAAAAQRAYHi9hUUAAAA\
        AElFTkSuQmCC
        """,
      pixels: [1, 2, 3, 255, 250, 128, 0, 255],
      hasAlpha: false),
    PNGSample(
      name: "rgba8",
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR42mNgZGJm+dXA4AsABfoB0qGYSF4A\
        AAAASUVORK5CYII=
        """,
      pixels: [1, 2, 3, 4, 250, 128, 0, 77],
      hasAlpha: true),
    PNGSample(
      name: "palette",
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEUJCAfIZDJ5NaOkAAAAAXRSTlNANjqZ\
        9gAAAAtJREFUeNpjYGQAAAAFAAJCwkSfAAAAAElFTkSuQmCC
        """,
      pixels: [200, 100, 50, 255, 9, 8, 7, 64],
      hasAlpha: true),
    PNGSample(
      name: "deep",
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAIAAAAr0DSeAAAAFUlEQVR42mMQEmpo+P+fgcHB4cABAB4cBSNx\
        MkniAAAAAElFTkSuQmCC
        """,
      pixels: [18, 128, 255, 255, 0, 64, 192, 255],
      hasAlpha: false),
    PNGSample(
      name: "interlaced",
      base64: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAAEg2mJuAAAAD0lEQVR42mNgZbBhqPgAAAL1AarmVanbAAAA\
        AElFTkSuQmCC
        """,
      pixels: [5, 5, 5, 255, 60, 60, 60, 255, 120, 120, 120, 255, 240, 240, 240, 255],
      hasAlpha: false),
  ]
}
