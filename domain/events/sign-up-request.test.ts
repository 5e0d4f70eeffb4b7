import { expect, test } from 'vitest'
import { checkSignUp, personsProblem } from './sign-up-request.ts'

const good = { name: ' Ada  Byron ', email: 'Ada@Example.org', persons: '2', phone: '', privacy: 'on' }

test('name and e-mail suffice: one person comes, and no telephone is asked for', () => {
  expect(checkSignUp({ name: 'Ada', email: 'ada@example.org' }, 4, 'notice')).toEqual({
    ok: true,
    request: { name: 'Ada', email: 'ada@example.org', persons: 1, phone: '' },
  })
})

test('each field that does not fit is named', () => {
  const bad = checkSignUp({ name: '', email: 'no', persons: '0', phone: 'call me' }, 4, 'approval')
  expect(bad).toEqual({
    ok: false,
    problems: { name: 'missing', email: 'invalid', persons: 'invalid', phone: 'invalid', privacy: 'missing' },
  })
})

test('nobody brings more than the shop allows', () => {
  expect(checkSignUp(good, 2, 'approval').ok).toBe(true)
  expect(checkSignUp({ ...good, persons: '3' }, 2, 'approval')).toEqual({ ok: false, problems: { persons: 'invalid' } })
})

test.each([
  ['0', 'notWhole'],
  ['1.5', 'notWhole'],
  ['two', 'notWhole'],
  ['5', 'tooMany'],
  ['99999', 'tooMany'],
  ['4', undefined],
  ['', undefined],
])('of %j persons, four at most, is said whether it is no number or too many', (persons, problem) => {
  expect(personsProblem(persons, 4)).toBe(problem)
})
