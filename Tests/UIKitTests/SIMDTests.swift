import Testing
import simd

/// Vectors and matrices, by hand.
@Suite struct SIMDTests {
  @Test func vectors() {
    #expect(simd_length(SIMD2<Float>(3, 4)) == 5)
    #expect(simd_normalize(simd_double2(0, 2)) == [0, 1])
    #expect(simd_cross(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == [-3, 6, -3])
    #expect(simd_mix(simd_float2(0, 10), simd_float2(4, 20), t: 0.25) == [1, 12.5])
    #expect(simd_clamp(simd_float2(-1, 3), [0, 0], [2, 2]) == [0, 2])
    #expect(simd_reflect(simd_float2(1, -1), [0, 1]) == [1, 1])
    #expect(simd_min(simd_int2(1, 5), simd_int2(2, 3)) == [1, 3])
  }

  @Test func matrices() {
    // The first column has to be exchanged with the second row to be eliminated.
    let matrix = simd_double3x3(rows: [[0, 2, 1], [1, 0, 0], [4, 0, 2]])
    #expect(matrix * simd_double3(1, 2, 3) == [7, 1, 10])
    #expect(simd_double3(1, 2, 3) * matrix == [14, 2, 7])
    #expect(matrix.determinant == -4)
    #expect(matrix * matrix.inverse == matrix_identity_double3x3)
    var placed = matrix_identity_float4x4
    placed.columns.3 = [5, 6, 7, 1]
    #expect(placed * simd_float4(1, 1, 1, 1) == [6, 7, 8, 1])
    #expect(placed.transpose[0] == [1, 0, 0, 5])
    #expect(simd_mul(placed, placed.inverse) == matrix_identity_float4x4)
  }
}
