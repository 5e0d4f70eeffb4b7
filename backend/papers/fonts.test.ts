import { expect, test } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { runsOf } from './fonts.ts'

test('an amount is written in one face, in French with a space that the face has', () => {
  expect(runsOf(formatMoney(129_000, 'fr'))).toEqual([{ text: '1\u00a0290,00\u00a0€', isLatin: true }])
})

test('what the face lacks is cut out for the other', () => {
  expect(runsOf('Anna ♥ Αθήνα')).toEqual([
    { text: 'Anna ', isLatin: true },
    { text: '♥', isLatin: false },
    { text: ' ', isLatin: true },
    { text: 'Αθήνα', isLatin: false },
  ])
})
