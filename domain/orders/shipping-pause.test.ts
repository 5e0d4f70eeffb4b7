import { expect, test } from 'vitest'
import { sampleException } from '../hours/sample-exception.ts'
import { shippingPause } from './shipping-pause.ts'

const periods = [{ day: 4, time_open: '10:00:00', time_close: '18:00:00' }]
const closed = { periods, exceptions: [sampleException({ from_date: '2026-12-24', until_date: '2027-01-06' })] }
const open = { periods, exceptions: [] }
const DURING = new Date('2026-12-28T12:00:00Z')

test('while the house that sends is closed for a time, goods are sent from its next open day on', () => {
  expect(shippingPause([closed, open], DURING, 'de')).toBe('Versand ab 7. Januar 2027')
  expect(shippingPause([closed], DURING, 'en')).toBe('shipping from 7 January 2027')
  expect(shippingPause([closed], DURING, 'fr')).toBe('expédition à partir du 7 janvier 2027')
  expect(shippingPause([open, closed], DURING, 'de')).toBeUndefined()
  expect(shippingPause([closed], new Date('2026-12-23T22:59:00Z'), 'de')).toBeUndefined()
  expect(shippingPause([closed], new Date('2026-12-23T23:01:00Z'), 'de')).toBe('Versand ab 7. Januar 2027')
  expect(shippingPause([], DURING, 'de')).toBeUndefined()
})

test('who collects can do so wherever a house is open', () => {
  expect(shippingPause([closed, open], DURING, 'de', true)).toBeUndefined()
  expect(shippingPause([closed, closed], DURING, 'de', true)).toBe('Abholung ab 7. Januar 2027')
})
