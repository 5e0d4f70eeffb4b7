import { expect, test } from 'vitest'
import { isMoneySurelyDue, linesMeant, withdrawnLines } from './withdrawn-part.ts'

const line = (name: string, more: { excludesWithdrawal?: boolean; referenceNumber?: string } = {}) => ({
  name,
  variantName: null,
  referenceNumber: null,
  excludesWithdrawal: false,
  ...more,
})
const bangle = line('Armreif Våg Silber', { referenceNumber: 'LV-VA-S' })
const engraved = line('Ring Aurore Gelbgold', { excludesWithdrawal: true })
const plain = line('Ring Aurore Gelbgold')
const order = [bangle, engraved]

test('a customer’s own words mean the goods that they name best, by name or number', () => {
  expect(linesMeant(order, 'nur den gravierten Ring Aurore')).toEqual([engraved])
  expect(linesMeant(order, 'der ARMREIF vag')).toEqual([bangle])
  expect(linesMeant(order, 'Artikel LV-VA-S')).toEqual([bangle])
  expect(linesMeant(order, 'das Geschenk für Oma')).toEqual([])
  expect(linesMeant([engraved, plain], 'einen Ring')).toEqual([engraved, plain])
})

test('an account is asked for at once only where money is surely due: never for engraved goods alone, nor where nobody knows', () => {
  expect(isMoneySurelyDue(order, '')).toBe(true)
  expect(isMoneySurelyDue([engraved], '')).toBe(false)
  expect(isMoneySurelyDue(order, 'nur den gravierten Ring Aurore')).toBe(false)
  expect(isMoneySurelyDue(order, 'den Armreif')).toBe(true)
  expect(isMoneySurelyDue(order, 'das Geschenk für Oma')).toBe(false)
  expect(isMoneySurelyDue([engraved, plain], 'den Ring')).toBe(false)
})

test('what is proposed for a part is what its words name and can be withdrawn from, or all that can be', () => {
  expect(withdrawnLines(order, '')).toEqual([bangle])
  expect(withdrawnLines(order, 'das Geschenk')).toEqual([bangle])
  expect(withdrawnLines(order, 'Ring Aurore')).toEqual([])
  expect(withdrawnLines([bangle, plain], 'Ring')).toEqual([plain])
})
