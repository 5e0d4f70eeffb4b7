import { expect, test } from 'vitest'
import { imageHeight, imageWidths, isDeliveredSize } from './image.ts'

test('no picture is delivered wider than 1980 px', () => {
  expect(Math.max(...imageWidths)).toBe(1980)
  expect(isDeliveredSize(1981, undefined)).toBe(false)
})

test('a listed width goes alone or with the height of a known shape', () => {
  expect(isDeliveredSize(640, 480)).toBe(true)
  expect(isDeliveredSize(960, imageHeight(960, '16:9'))).toBe(true)
  expect(isDeliveredSize(960, undefined)).toBe(true)
  expect(isDeliveredSize(960, 541)).toBe(false)
})

test('a height alone has to be listed', () => {
  expect(isDeliveredSize(undefined, 480)).toBe(true)
  expect(isDeliveredSize(undefined, 540)).toBe(false)
})

test('a height follows from width and shape in whole pixels', () => {
  expect(imageHeight(1200, '16:9')).toBe(675)
  expect(imageHeight(320, '3:4')).toBe(427)
})
