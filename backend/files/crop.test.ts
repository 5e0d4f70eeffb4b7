import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropAround } from './crop.ts'

test('a crop is the largest part of the wanted shape', () => {
  expect(cropAround({ width: 1000, height: 500 }, { width: 320, height: 320 }, { x: 0.5, y: 0.5 })).toEqual({
    left: 250,
    top: 0,
    width: 500,
    height: 500,
  })
})

test('a crop follows the focal point', () => {
  expect(cropAround({ width: 1000, height: 500 }, { width: 320, height: 320 }, { x: 0.6, y: 0 }).left).toBe(350)
})

test('a crop never leaves the picture', () => {
  const px = fc.integer({ min: 1, max: 9000 })
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(px, px, px, px, part, part, (width, height, targetWidth, targetHeight, x, y) => {
      const box = cropAround({ width, height }, { width: targetWidth, height: targetHeight }, { x, y })
      expect(box.width).toBeGreaterThan(0)
      expect(box.height).toBeGreaterThan(0)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.top).toBeGreaterThanOrEqual(0)
      expect(box.left + box.width).toBeLessThanOrEqual(width)
      expect(box.top + box.height).toBeLessThanOrEqual(height)
    }),
  )
})
