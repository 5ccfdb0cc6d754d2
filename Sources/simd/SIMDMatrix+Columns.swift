// Names are those of the system's functions, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension SIMDMatrix {
  public init<S>(_ a: SIMD2<S>, _ b: SIMD2<S>) where Column == SIMD2<S> { self.init([a, b]) }
  public init<S>(_ a: SIMD3<S>, _ b: SIMD3<S>, _ c: SIMD3<S>) where Column == SIMD3<S> {
    self.init([a, b, c])
  }
  public init<S>(_ a: SIMD4<S>, _ b: SIMD4<S>, _ c: SIMD4<S>, _ d: SIMD4<S>)
  where Column == SIMD4<S> { self.init([a, b, c, d]) }

  public init<S>(columns: (SIMD2<S>, SIMD2<S>)) where Column == SIMD2<S> {
    self.init([columns.0, columns.1])
  }
  public init<S>(columns: (SIMD3<S>, SIMD3<S>, SIMD3<S>)) where Column == SIMD3<S> {
    self.init([columns.0, columns.1, columns.2])
  }
  public init<S>(columns: (SIMD4<S>, SIMD4<S>, SIMD4<S>, SIMD4<S>)) where Column == SIMD4<S> {
    self.init([columns.0, columns.1, columns.2, columns.3])
  }
}

extension SIMDMatrix where Column == SIMD2<Float> {
  public var columns: (Column, Column) {
    get { (self[0], self[1]) }
    set { self = SIMDMatrix(columns: newValue) }
  }
}
extension SIMDMatrix where Column == SIMD3<Float> {
  public var columns: (Column, Column, Column) {
    get { (self[0], self[1], self[2]) }
    set { self = SIMDMatrix(columns: newValue) }
  }
}
extension SIMDMatrix where Column == SIMD4<Float> {
  public var columns: (Column, Column, Column, Column) {
    get { (self[0], self[1], self[2], self[3]) }
    set { self = SIMDMatrix(columns: newValue) }
  }
}
extension SIMDMatrix where Column == SIMD3<Double> {
  public var columns: (Column, Column, Column) {
    get { (self[0], self[1], self[2]) }
    set { self = SIMDMatrix(columns: newValue) }
  }
}
extension SIMDMatrix where Column == SIMD4<Double> {
  public var columns: (Column, Column, Column, Column) {
    get { (self[0], self[1], self[2], self[3]) }
    set { self = SIMDMatrix(columns: newValue) }
  }
}

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul<Column>(_ x: SIMDMatrix<Column>, _ y: SIMDMatrix<Column>) -> SIMDMatrix<Column>
{ x * y }
public func simd_mul<Column>(_ x: SIMDMatrix<Column>, _ y: Column) -> Column { x * y }
public func simd_inverse<Column>(_ x: SIMDMatrix<Column>) -> SIMDMatrix<Column> { x.inverse }
public func simd_transpose<Column>(_ x: SIMDMatrix<Column>) -> SIMDMatrix<Column> { x.transpose }
public func simd_determinant<Column>(_ x: SIMDMatrix<Column>) -> Column.Scalar { x.determinant }
