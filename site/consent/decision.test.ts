import { expect, test } from 'vitest'
import { consentOffers } from '#domain/consent/consent-offer.ts'
import { consentReducer, isAllowed, restoreConsents, undecided } from '#domain/consent/consents.ts'
import { fakeBrowser } from '../storage/fake-browser.ts'
import { createObservedStorage } from '../storage/observed-storage.ts'
import { type Decision, type DecisionReport, decide, refusesAll } from './decision.ts'

const offers = consentOffers([{ function_id: 'rolex' }], { analytics: true, strict: true }, 'de')
const ticked = (functionId: string) => consentReducer(undecided(offers), { type: 'toggle', functionId }, () => {})

function visitor(initial: Record<string, string> = {}) {
  const browser = fakeBrowser(initial)
  const storage = createObservedStorage(browser.openTab())
  const reports: DecisionReport[] = []
  let ids = 0
  const parts = {
    storage,
    now: () => 7,
    newId: () => String(ids++).padStart(32, '0'),
    report: (report: DecisionReport) => void reports.push(report),
    log: () => {},
  }
  return {
    reports,
    decides: (type: Decision, state = undecided(offers)) => decide(state, type, parts),
    state: () => restoreConsents(storage.read('int-consents'), offers, 7),
    keys: () => Object.keys(browser.stored()).sort(),
  }
}

test('a decision is stored and counts from then on', () => {
  const { decides, state } = visitor()
  decides('allowSelected', ticked('rolex'))
  expect(['functional', 'rolex', 'matomo'].map((id) => isAllowed(state(), id))).toEqual([true, true, false])
})

const allowedContent = { 'contentConsent:rolex': 'true', 'contentConsent:karten.example': 'true' }

test.each(['rejectAll', 'reset'] as const)('%s also withdraws all content that was allowed at its place', (type) => {
  const { decides, keys } = visitor(allowedContent)
  decides(type)
  expect(keys()).toEqual(type === 'reset' ? [] : ['int-consents'])
})

test('a selection withdraws allowed content that it leaves out, and keeps what it says nothing about', () => {
  const { decides, keys } = visitor(allowedContent)
  decides('allowSelected', ticked('matomo'))
  expect(keys()).toEqual(['contentConsent:karten.example', 'int-consents'])
})

test('allowing all keeps allowed content', () => {
  const { decides, keys } = visitor(allowedContent)
  decides('allowAll')
  expect(keys()).toEqual(['contentConsent:karten.example', 'contentConsent:rolex', 'int-consents'])
})

test('only a decision against everything that is not locked refuses all', () => {
  const { decides, state } = visitor()
  expect(refusesAll(state())).toBe(false)
  decides('allowSelected', ticked('rolex'))
  expect(refusesAll(state())).toBe(false)
  decides('rejectAll')
  expect(refusesAll(state())).toBe(true)
})

test('every decision is reported with its action and all choices, under one id until it is reset', () => {
  const { decides, state, reports } = visitor()
  decides('allowSelected', ticked('rolex'))
  decides('rejectAll', state())
  decides('allowAll', state())
  decides('reset', state())
  decides('rejectAll')
  const first = '0'.repeat(32)
  expect(reports).toEqual([
    { visitor: first, action: 'save', choices: { functional: true, rolex: true, matomo: false, offline: false } },
    {
      visitor: first,
      action: 'reject_all',
      choices: { functional: true, rolex: false, matomo: false, offline: false },
    },
    { visitor: first, action: 'accept_all', choices: { functional: true, rolex: true, matomo: true, offline: true } },
    { visitor: first, action: 'withdraw', choices: { functional: true, rolex: false, matomo: false, offline: false } },
    {
      visitor: `${'0'.repeat(31)}1`,
      action: 'reject_all',
      choices: { functional: true, rolex: false, matomo: false, offline: false },
    },
  ])
})
