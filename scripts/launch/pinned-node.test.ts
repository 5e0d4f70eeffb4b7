import { expect, test } from 'vitest'
import { isNewEnough } from './pinned-node.mjs'

test('another Node may stand in for the pinned one when it is as new', () => {
  expect(isNewEnough('26.10.0', '26.10.0')).toBe(true)
  expect(isNewEnough('26.11.3', '26.10.0')).toBe(true)
  expect(isNewEnough('28.0.0', '26.10.0')).toBe(true)
})

test('an older Node may not stand in for the pinned one', () => {
  expect(isNewEnough('26.9.1', '26.10.0')).toBe(false)
  expect(isNewEnough('20.20.2', '26.10.0')).toBe(false)
})
