import { expect, test } from 'vitest'
import { draftMaxAge } from '#domain/orders/checkout-draft.ts'
import { fakeBrowser } from '../storage/fake-browser.ts'
import { createObservedStorage } from '../storage/observed-storage.ts'
import { createDraftStore } from './draft-store.ts'

const opened = (browser: ReturnType<typeof fakeBrowser>, now = 1000) => {
  const store = createDraftStore(createObservedStorage(browser.openTab()), () => now)
  store.subscribe(() => {})
  return store
}

test('every change is saved under int-checkout at once, and is there after a reload', () => {
  const browser = fakeBrowser()
  opened(browser).dispatch({ type: 'change', fields: { customerEmail: 'anna@example.org' } })
  expect(JSON.parse(browser.stored()['int-checkout'] ?? '')).toMatchObject({ timestamp: 1000 })
  expect(opened(browser).getDraft().customerEmail).toBe('anna@example.org')
})

test('two tabs fill in one draft', () => {
  const browser = fakeBrowser()
  const [one, other] = [opened(browser), opened(browser)]
  one.dispatch({ type: 'change', fields: { customerEmail: 'anna@example.org' } })
  other.dispatch({ type: 'change', fields: { comment: 'Danke' } })
  expect(one.getDraft()).toMatchObject({ customerEmail: 'anna@example.org', comment: 'Danke' })
})

test('reset removes the draft from the storage', () => {
  const browser = fakeBrowser()
  const draft = opened(browser)
  draft.dispatch({ type: 'change', fields: { presentWrap: true } })
  draft.dispatch({ type: 'reset' })
  expect(browser.stored()).toEqual({})
})

test('an address that lay there too long is not kept any longer', () => {
  const browser = fakeBrowser()
  opened(browser).dispatch({ type: 'change', fields: { shippingAddress: { city: 'Hamburg' } } })
  opened(browser, 1001 + draftMaxAge)
  expect(browser.stored()).toEqual({})
})
