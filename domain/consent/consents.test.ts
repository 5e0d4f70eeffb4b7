import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentOffers } from './consent-offer.ts'
import {
  CONSENT_LIFETIME,
  type ConsentAction,
  consentReducer,
  isAllowed,
  restoreConsents,
  storedConsentId,
  storedConsents,
  undecided,
} from './consents.ts'

const offers = consentOffers([{ function_id: 'maps' }], { analytics: true, strict: false }, 'de')
const strictOffers = consentOffers([{ function_id: 'maps' }], { analytics: true, strict: true }, 'de')
const ID = '0123456789abcdef0123456789abcdef'
const fail = (message: string) => {
  throw new Error(message)
}
const after = (...actions: ConsentAction[]) =>
  actions.reduce((state, action) => consentReducer(state, action, fail), undecided(offers))
const given = (state: { entries: { consentGiven: boolean }[] }) => state.entries.map((entry) => entry.consentGiven)

test('without a stored choice the visitor has not decided, and only the preselection is ticked', () => {
  expect(restoreConsents(null, offers, 0)).toEqual(undecided(offers))
  expect(undecided(offers).decided).toBe(false)
  expect(given(undecided(offers))).toEqual([true, false, true, false])
})

test('a strict project shows the statistics consent unticked', () => {
  expect(given(undecided(strictOffers))).toEqual([true, false, false, false])
})

test('before the visitor’s own click nothing but the locked consent counts, whatever is preselected', () => {
  const state = after({ type: 'toggle', functionId: 'maps' })
  expect(given(state)).toEqual([true, true, true, false])
  expect(['functional', 'maps', 'matomo'].map((id) => isAllowed(state, id))).toEqual([true, false, false])
})

test('allow all sets every consent true', () => {
  const state = after({ type: 'allowAll' })
  expect(given(state)).toEqual([true, true, true, true])
  expect(isAllowed(state, 'maps')).toBe(true)
})

test('allow selected saves the current toggles', () => {
  const state = after({ type: 'toggle', functionId: 'matomo' }, { type: 'allowSelected' })
  expect(state.decided).toBe(true)
  expect(given(state)).toEqual([true, false, false, false])
})

test('reject all leaves only the locked consents and counts as a decision', () => {
  const state = after({ type: 'rejectAll' })
  expect(state.decided).toBe(true)
  expect(given(state)).toEqual([true, false, false, false])
})

test('a locked consent cannot be switched', () => {
  expect(given(after({ type: 'toggle', functionId: 'functional' }))[0]).toBe(true)
})

test('reset takes every choice back, removes the stored value and asks again', () => {
  const state = after({ type: 'allowAll' }, { type: 'reset' })
  expect(state).toEqual(undecided(offers))
  expect(storedConsents(state, 0, ID)).toBeNull()
})

test('an unknown action is only logged', () => {
  const logged: string[] = []
  const state = after({ type: 'allowAll' })
  expect(consentReducer(state, { type: 'burn' } as never, (message) => logged.push(message))).toBe(state)
  expect(logged).toEqual(['Unknown consent action "burn"'])
})

test('a decision survives being stored and read again', () => {
  const action = fc.oneof(
    fc.constantFrom('functional', 'maps', 'matomo').map((functionId) => ({ type: 'toggle', functionId }) as const),
    fc.constantFrom(...(['allowAll', 'allowSelected', 'rejectAll', 'reset'] as const)).map((type) => ({ type })),
  )
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const state = after(...actions, { type: 'allowSelected' })
      expect(restoreConsents(storedConsents(state, 7, ID), offers, 7)).toEqual(state)
      expect(state.entries[0]?.consentGiven).toBe(true)
    }),
  )
})

test('a changed set of consents asks again and keeps earlier choices as toggles', () => {
  const stored = storedConsents(after({ type: 'allowAll' }), 0, ID)
  const more = consentOffers(
    [{ function_id: 'maps' }, { function_id: 'video' }],
    { analytics: true, strict: true },
    'de',
  )
  const state = restoreConsents(stored, more, 0)
  expect(state.decided).toBe(false)
  expect(given(state)).toEqual([true, true, false, true, true])
  expect(isAllowed(state, 'maps')).toBe(false)
  expect(restoreConsents(stored, offers.slice(0, 2), 0).decided).toBe(false)
})

test('a choice counts for twelve months; then the banner asks again, and its toggles stand as they were chosen', () => {
  const stored = storedConsents(after({ type: 'toggle', functionId: 'maps' }, { type: 'allowSelected' }), 1000, ID)
  expect(restoreConsents(stored, offers, 1000 + CONSENT_LIFETIME).decided).toBe(true)
  const old = restoreConsents(stored, offers, 1001 + CONSENT_LIFETIME)
  expect(old.decided).toBe(false)
  expect(given(old)).toEqual([true, true, true, false])
  expect(isAllowed(old, 'maps')).toBe(false)
})

test('a choice without a time asks again', () => {
  const consents = offers.map(({ function_id }) => ({ function_id, consentGiven: true }))
  expect(restoreConsents(JSON.stringify({ consents }), offers, 0).decided).toBe(false)
})

test('the id of a choice is kept with it, and anything else in its place is none', () => {
  expect(storedConsentId(storedConsents(after({ type: 'allowAll' }), 0, ID))).toBe(ID)
  for (const stored of [null, '{', '{}', '{"id":"anna"}', '{"id":5}']) expect(storedConsentId(stored)).toBeUndefined()
})

test.each(['', '{', '[]', '{}', '{"consents":5}', '{"consents":[null,3]}', '{"consents":[{"function_id":"maps"}]}'])(
  'the damaged stored value %j asks again',
  (stored) => {
    expect(restoreConsents(stored, offers, 0)).toEqual(undecided(offers))
  },
)

test('another tab’s decision is taken over', () => {
  const stored = storedConsents(after({ type: 'rejectAll' }), 0, ID)
  expect(after({ type: 'restore', stored, now: 0 })).toEqual(after({ type: 'rejectAll' }))
})

test('a consent that is not offered is not allowed', () => {
  expect(isAllowed(after({ type: 'allowAll' }), 'unknown')).toBe(false)
})
