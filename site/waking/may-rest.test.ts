import { expect, test } from 'vitest'
import { type Arrival, answeredConsents, mayRest } from './may-rest.ts'

const asked = [
  { function_id: 'functional', locked: true, default_on: true },
  { function_id: 'matomo', locked: false, default_on: false },
]
const now = 1_800_000_000_000
const arrival: Arrival = { type: 'navigate', hash: '', hidden: false, keys: [] }

const answered = (matomo: boolean) =>
  answeredConsents(
    JSON.stringify({
      consents: [
        { function_id: 'functional', consentGiven: true },
        { function_id: 'matomo', consentGiven: matomo },
      ],
      timestamp: now - 1000,
    }),
    asked,
    now,
  )

test('a page rests for who has not been asked yet, and for who has refused', () => {
  expect(mayRest(arrival, answeredConsents(null, asked, now))).toBe(true)
  expect(mayRest({ ...arrival, keys: ['int-consents'] }, answered(false))).toBe(true)
})

test('a page starts at once for who has allowed what runs by itself, or has something in the cart', () => {
  expect(mayRest({ ...arrival, keys: ['int-consents'] }, answered(true))).toBe(false)
  expect(mayRest({ ...arrival, keys: ['int-cart'] }, answered(false))).toBe(false)
  expect(mayRest({ ...arrival, keys: ['contentConsent:maps'] }, answered(false))).toBe(false)
})

test('a page starts at once where a place in it is waited for: after reload, back and forward, and at an anchor', () => {
  const consents = answeredConsents(null, asked, now)
  expect(['reload', 'back_forward', 'prerender'].map((type) => mayRest({ ...arrival, type }, consents))).toEqual([
    false,
    false,
    false,
  ])
  expect(mayRest({ ...arrival, hash: '#cookies' }, consents)).toBe(false)
  expect(mayRest({ ...arrival, hidden: true }, consents)).toBe(false)
})

test('an answer to other consents than are asked for is none', () => {
  expect(answeredConsents(JSON.stringify({ consents: [], timestamp: now }), asked, now).decided).toBe(false)
})
