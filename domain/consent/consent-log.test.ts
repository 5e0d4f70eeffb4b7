import { expect, test } from 'vitest'
import { checkConsentLog } from './consent-log.ts'

const entry = {
  visitor: '0123456789abcdef0123456789abcdef',
  banner_version: '8213900112233',
  action: 'save',
  choices: { functional: true, matomo: false },
}

test('a decision is an id, a version, an action and the choices, and nothing else of what was sent', () => {
  expect(checkConsentLog({ ...entry, name: 'Anna', language: 'de' })).toEqual({ ok: true, entry })
})

test.each([
  ['visitor', 'anna@example.org'],
  ['visitor', undefined],
  ['banner_version', '1 or 1=1'],
  ['banner_version', 17],
  ['action', 'allow'],
  ['action', 'toString'],
  ['choices', {}],
  ['choices', []],
  ['choices', { maps: 'yes' }],
  ['choices', { ['x'.repeat(65)]: true }],
  ['choices', { 'a\0': true }],
  ['choices', { '\ud800': true }],
  ['choices', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`c${index}`, true]))],
])('the field %s with %j is named as what does not fit', (field, value) => {
  expect(checkConsentLog({ ...entry, [field]: value })).toEqual({ ok: false, problems: { [field]: 'invalid' } })
})
