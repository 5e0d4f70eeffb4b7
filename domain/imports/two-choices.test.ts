import { expect, test } from 'vitest'
import { twoChoices } from './two-choices.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('variants that a file tells apart by two things have two choices', () => {
  expect(twoChoices('Metall / Ringweite', named('Gelbgold 750 / 54', 'Roségold 750 / 54'))).toEqual({
    names: ['Metall', 'Ringweite'],
    values: [
      ['Gelbgold 750', '54'],
      ['Roségold 750', '54'],
    ],
  })
})

test('one thing, three things, and variants of which one does not fit stay as they are', () => {
  expect(twoChoices('Ringweite', named('54'))).toBeUndefined()
  expect(twoChoices('Metall / Stein / Weite', named('Gold / Rubin / 54'))).toBeUndefined()
  expect(twoChoices('Metall / Ringweite', named('Gold / 54', 'Silber'))).toBeUndefined()
  expect(twoChoices('Metall / Ringweite', named('Gold / ', 'Silber / 54'))).toBeUndefined()
  expect(twoChoices('Metall / Ringweite', [])).toBeUndefined()
  expect(twoChoices(undefined, named('Gold / 54'))).toBeUndefined()
})
