import { expect, test } from 'vitest'
import { imageWidths, isDeliveredWidth, madeWidth } from './image.ts'

test('no picture is delivered wider than 1980 px, and none in a width of its own', () => {
  expect(Math.max(...imageWidths)).toBe(1980)
  expect([isDeliveredWidth(1981), isDeliveredWidth(641), isDeliveredWidth(640)]).toEqual([false, false, true])
})

test('widths beyond a picture’s own are all the first that shows it whole', () => {
  expect([320, 480, 1980].map((width) => madeWidth(width, 400))).toEqual([320, 480, 480])
  expect(madeWidth(1980, 3000)).toBe(1980)
})
