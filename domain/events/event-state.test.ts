import { expect, test } from 'vitest'
import { eventState } from './event-state.ts'

const event = {
  starts_at: '2026-12-04T17:00:00.000Z',
  ends_at: '2026-12-04T20:00:00.000Z',
  cancelled: false,
  sign_up: true,
  sign_up_until: null,
}
const at = (moment: string) => new Date(moment)

test('an event is over at the very moment of its end, cancelled or not', () => {
  expect(eventState(event, at('2026-12-04T19:59:59.999Z'))).toBe('closed')
  expect(eventState(event, at('2026-12-04T20:00:00.000Z'))).toBe('over')
  expect(eventState({ ...event, cancelled: true }, at('2026-12-04T20:00:00.000Z'))).toBe('over')
})

test('people sign up until it begins, or until the day that the shop has set', () => {
  expect(eventState(event, at('2026-12-04T16:59:59.999Z'))).toBe('open')
  expect(eventState(event, at('2026-12-04T17:00:00.000Z'))).toBe('closed')
  const early = { ...event, sign_up_until: '2026-12-01T12:00:00.000Z' }
  expect(eventState(early, at('2026-12-01T11:59:59.000Z'))).toBe('open')
  expect(eventState(early, at('2026-12-01T12:00:00.000Z'))).toBe('closed')
  expect(eventState({ ...event, sign_up_until: '2027-01-01T00:00:00.000Z' }, at('2026-12-04T18:00:00Z'))).toBe('closed')
})

test('an event that nobody signs up for is free to come to, and one that is cancelled is not', () => {
  expect(eventState({ ...event, sign_up: false }, at('2026-12-01T12:00:00Z'))).toBe('free')
  expect(eventState({ ...event, cancelled: true }, at('2026-12-01T12:00:00Z'))).toBe('cancelled')
})
