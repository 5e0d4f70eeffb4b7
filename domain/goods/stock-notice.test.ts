import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { checkStockNotice, stockNoticeConsent } from './stock-notice.ts'

test('who wants to be told names goods and an address; capitals of an address do not count', () => {
  expect(checkStockNotice({ product: '7', variant: '', email: ' Anna@Example.org ' })).toEqual({
    ok: true,
    request: { product: 7, variant: null, email: 'anna@example.org' },
  })
  expect(checkStockNotice({ product: 0, variant: 'x', email: 'anna' })).toEqual({
    ok: false,
    problems: { product: 'invalid', variant: 'invalid', email: 'invalid' },
  })
  expect(checkStockNotice({ product: 7 })).toEqual({ ok: false, problems: { email: 'missing' } })
})

test('the words of consent name who writes, of what, and for how long, in every language', () => {
  for (const language of languages) {
    const words = stockNoticeConsent({ sender: 'Muster KG', goods: 'Ring $& {sender}' }, language)
    for (const part of ['Muster KG', 'Ring $& {sender}', '180']) expect(words).toContain(part)
    expect(words).not.toMatch(/\{(goods|days)\}/)
  }
})
