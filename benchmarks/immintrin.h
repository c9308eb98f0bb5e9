/* AVX-512 on a machine without it, for the yardstick alone: SIMDe where that is enough, and by hand what it lacks or does slowly. */
#pragma once
#include_next <immintrin.h>
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/avx512.h>
static inline unsigned short portable_cmplt_epu32(__m512i a, __m512i b) {
    unsigned x[16], y[16]; unsigned short m = 0;
    __builtin_memcpy(x, &a, 64); __builtin_memcpy(y, &b, 64);
    for (int i = 0; i < 16; i++) m |= (unsigned short)((x[i] < y[i]) << i);
    return m; }
#define _mm512_cmplt_epu32_mask(a, b) portable_cmplt_epu32(a, b)
static inline __m512i portable_mulhi_epu16(__m512i a, __m512i b) {
    unsigned short x[32], y[32]; __builtin_memcpy(x, &a, 64); __builtin_memcpy(y, &b, 64);
    for (int i = 0; i < 32; i++) x[i] = (unsigned short)(((unsigned)x[i] * y[i]) >> 16);
    __builtin_memcpy(&a, x, 64); return a; }
#define _mm512_mulhi_epu16(a, b) portable_mulhi_epu16(a, b)
static inline __m128i portable_cvtepi32_epi8(__m512i a) {
    int x[16]; signed char y[16]; __m128i r; __builtin_memcpy(x, &a, 64);
    for (int i = 0; i < 16; i++) y[i] = (signed char)x[i];
    __builtin_memcpy(&r, y, 16); return r; }
#define _mm512_cvtepi32_epi8(a) portable_cvtepi32_epi8(a)
/* The few that the plain kernels spend their time in, as two AVX2 halves each. */
typedef union { __m512i w; __m256i h[2]; } portable_halves;
#define HALVES(NAME, ...) static inline __attribute__((always_inline)) __m512i NAME(__m512i a, __m512i b) { portable_halves x, y, r; x.w = a; y.w = b; for (int k = 0; k < 2; k++) { __m256i p = x.h[k], q = y.h[k]; r.h[k] = __VA_ARGS__; } return r.w; }
HALVES(portable_mul_epu32, _mm256_mul_epu32(p, q))
HALVES(portable_blend_aaaa, _mm256_blend_epi32(p, q, 0xaa))
#define portable_shift(NAME, OP) static inline __attribute__((always_inline)) __m512i NAME(__m512i a, int n) { portable_halves x, r; x.w = a; for (int k = 0; k < 2; k++) r.h[k] = OP(x.h[k], n); return r.w; }
portable_shift(portable_srli64, _mm256_srli_epi64)
portable_shift(portable_slli64, _mm256_slli_epi64)
static inline __attribute__((always_inline)) unsigned short portable_lt(__m512i a, __m512i b) {
    portable_halves x, y; x.w = a; y.w = b; unsigned short m = 0; const __m256i top = _mm256_set1_epi32((int)0x80000000u);
    for (int k = 0; k < 2; k++) m |= (unsigned short)(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpgt_epi32(_mm256_xor_si256(y.h[k], top), _mm256_xor_si256(x.h[k], top)))) << 8 * k);
    return m; }
#undef _mm512_mul_epu32
#undef _mm512_mask_blend_epi32
#undef _mm512_srli_epi64
#undef _mm512_slli_epi64
#undef _mm512_cmplt_epu32_mask
#define _mm512_mul_epu32(a, b) portable_mul_epu32(a, b)
#define _mm512_mask_blend_epi32(m, a, b) portable_blend_aaaa(a, b)
#define _mm512_srli_epi64(a, n) portable_srli64(a, n)
#define _mm512_slli_epi64(a, n) portable_slli64(a, n)
#define _mm512_cmplt_epu32_mask(a, b) portable_lt(a, b)
