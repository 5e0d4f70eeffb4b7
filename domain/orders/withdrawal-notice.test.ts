import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import type { WithdrawalFacts } from './withdrawal-facts.ts'
import { withdrawalNotice, withdrawalText } from './withdrawal-notice.ts'

const facts: WithdrawalFacts = {
  seller: {
    name: 'Muster & Töchter GmbH',
    street: 'Hauptstraße 1',
    place: '20095 Hamburg',
    phone: '040 123456',
    email: 'laden@muster.example',
  },
  domain: 'muster.example',
  period: 'goods',
  returnCosts: 'customer',
}

test('the German notice is the official model, with the seller and the address of the online function in it', () => {
  const text = withdrawalNotice('de', facts)
  expect(text).toContain(
    'müssen Sie uns (Muster &amp; Töchter GmbH, Hauptstraße 1, 20095 Hamburg, Telefon: 040 123456, E-Mail: laden@muster.example) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail)',
  )
  expect(text).toContain(
    'Sie können Ihr Widerrufsrecht auch online unter <a href="/vertrag-widerrufen">https://muster.example/vertrag-widerrufen</a> ausüben.',
  )
  expect(text.match(/<h2>[^<]*/g)).toEqual([
    '<h2>Widerrufsrecht',
    '<h2>Folgen des Widerrufs',
    '<h2>Muster-Widerrufsformular',
  ])
})

test.each(languages)('in %s every choice of the settings changes its own sentence and no other', (language) => {
  const before = withdrawalNotice(language, facts).split('\n')
  const changed = (change: Partial<WithdrawalFacts>) => {
    const after = withdrawalNotice(language, { ...facts, ...change }).split('\n')
    expect(after).toHaveLength(before.length)
    return after.filter((line, index) => line !== before[index])
  }
  expect(changed({ period: 'last_good' })).toHaveLength(1)
  expect(changed({ period: 'last_part' })).toHaveLength(1)
  expect(changed({ returnCosts: 'shop' })).toHaveLength(1)
  expect(changed({ domain: 'anders.example' })).toHaveLength(1)
  expect(before.join('')).not.toMatch(/[{}]|undefined|null/)
})

test('what the shop adds stands below the notice and changes none of it', () => {
  const own = '<h2>Ausschluss</h2><p>Ringe mit Gravur.</p>'
  expect(withdrawalText('de', facts, own)).toBe(`${withdrawalNotice('de', facts)}\n${own}`)
  expect(withdrawalText('de', facts, null)).toBe(withdrawalNotice('de', facts))
})
