import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWithdrawal } from './withdrawal-form.ts'

const given = { name: 'Anna Muster', contract_reference: '2026-00042', confirmation_email: 'anna@example.org' }

test('name, contract and e-mail are enough', () => {
  expect(checkWithdrawal(given)).toEqual({ ok: true, declaration: { ...given, items_text: '' } })
})

test('a contract may be named in any words', () => {
  const words = 'die Uhr, die ich am 3. März gekauft habe'
  expect(checkWithdrawal({ ...given, contract_reference: words })).toMatchObject({ ok: true })
})

test('each detail that is missing or too long is named', () => {
  expect(checkWithdrawal({})).toEqual({
    ok: false,
    problems: { name: 'missing', contract_reference: 'missing', confirmation_email: 'missing' },
  })
  expect(checkWithdrawal({ ...given, confirmation_email: 'anna', items_text: 'x'.repeat(2001) })).toEqual({
    ok: false,
    problems: { confirmation_email: 'invalid', items_text: 'tooLong' },
  })
})

test('no input makes the check fail, and what passes can be stored', () => {
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }))
  const input = fc.record({ name: value, contract_reference: value, confirmation_email: value, items_text: value })
  fc.assert(
    fc.property(input, (fields) => {
      const result = checkWithdrawal(fields)
      if (!result.ok) return
      for (const text of Object.values(result.declaration))
        expect(text.isWellFormed() && !text.includes('\0')).toBe(true)
    }),
  )
})

test('a detail that is no text is invalid, and one of which nothing can be seen is missing', () => {
  expect(checkWithdrawal({ ...given, name: '\u200b', contract_reference: 7, items_text: {} })).toEqual({
    ok: false,
    problems: { name: 'missing', contract_reference: 'invalid', items_text: 'invalid' },
  })
})

test('what turns writing is taken out of a declaration', () => {
  expect(checkWithdrawal({ ...given, name: 'Anna \u202eretsuM' })).toMatchObject({
    declaration: { name: 'Anna retsuM' },
  })
})
