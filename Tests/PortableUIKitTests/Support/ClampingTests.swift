import PortableUIKit
import Testing

@Suite struct ClampingTests {
  @Test(arguments: [
    (0.0, 0), (-0.0, 0), (2.9, 2), (-2.9, -2), (1e15, 1_000_000_000_000_000), (.infinity, Int.max),
    (-.infinity, .min), (.nan, 0), (1e300, .max), (-1e300, .min), (0x1p63, .max), (-0x1p63, .min),
    ((0x1p63).nextDown, 9_223_372_036_854_774_784), (.leastNonzeroMagnitude, 0),
  ])
  func anyNumberIsAWholeOne(value: Double, whole: Int) {
    #expect(Int(clamping: value) == whole)
  }
}
