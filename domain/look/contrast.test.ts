import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio, hexOf, parseColor, type Rgb, readableOn, textColorOn } from './contrast.ts'

const channel = fc.integer({ min: 0, max: 255 })
const anyColor = fc.tuple(channel, channel, channel)
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

test('colours are read from short and long hexadecimal form and from rgb()', () => {
  expect(parseColor('#fA0')).toEqual([255, 170, 0])
  expect(parseColor(' #8a6d3b ')).toEqual([138, 109, 59])
  expect(parseColor('rgb(1, 20 , 255)')).toEqual([1, 20, 255])
})

test.each(['', 'gold', '#12', '#12345', '#1234567', 'rgb(1,2)', 'rgb(1,2,256)', 'url(x)', '#fff;}body{', 7, null])(
  '%j is not a colour',
  (value) => {
    expect(parseColor(value)).toBeUndefined()
  },
)

test('every colour survives being written and read', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(parseColor(hexOf(color))).toEqual(color)
    }),
  )
})

test('the contrast is that of WCAG: 21 between black and white, 1 with itself, the same both ways', () => {
  expect(contrastRatio(white, black)).toBeCloseTo(21, 10)
  expect(contrastRatio([138, 109, 59], [138, 109, 59])).toBe(1)
  expect(contrastRatio([118, 118, 118], white)).toBeCloseTo(4.54, 2)
  expect(contrastRatio(white, [118, 118, 118])).toBeCloseTo(4.54, 2)
})

test('the text on a button has a contrast of at least 4.5 on every background', () => {
  fc.assert(
    fc.property(anyColor, fc.option(anyColor, { nil: undefined }), (background, own) => {
      expect(contrastRatio(textColorOn(background, own), background)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the own text colour is kept where it reaches the contrast, else white is tried before black', () => {
  expect(textColorOn([20, 20, 20], [240, 220, 180])).toEqual([240, 220, 180])
  expect(textColorOn([20, 20, 20], [60, 60, 60])).toEqual(white)
  expect(textColorOn([250, 240, 200], [240, 220, 180])).toEqual(black)
})

test('a readable colour stays itself where it can and always reaches the contrast', () => {
  expect(readableOn(white, [90, 60, 20])).toEqual([90, 60, 20])
  fc.assert(
    fc.property(anyColor, anyColor, (background, color) => {
      expect(contrastRatio(readableOn(background, color), background)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
