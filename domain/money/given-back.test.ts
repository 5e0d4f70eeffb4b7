import { expect, test } from 'vitest'
import { givenBackForKept } from './given-back.ts'

const ring = { id: 1, count: 1, returned: 0, priceBrutto: 19_900 }
const chain = { id: 2, count: 2, returned: 0, priceBrutto: 5_000 }

test('money for goods that came back, and for shipping where all did, is of no goods that stayed', () => {
  expect(givenBackForKept([{ ...ring, returned: 1 }, chain], 19_900)).toEqual(new Map())
  expect(givenBackForKept([{ ...ring, returned: 1 }], 20_490)).toEqual(new Map())
  expect(givenBackForKept([{ ...ring, returned: 1 }, chain], 15_000)).toEqual(new Map())
})

test('what was given back beyond that is shared among the goods that stayed, to the cent and never beyond their price', () => {
  expect(givenBackForKept([ring, chain], 1_000)).toEqual(
    new Map([
      [1, 666],
      [2, 334],
    ]),
  )
  expect(givenBackForKept([{ ...ring, returned: 1 }, chain], 20_900)).toEqual(
    new Map([
      [1, 0],
      [2, 1_000],
    ]),
  )
  expect(givenBackForKept([ring], 20_490)).toEqual(new Map([[1, 19_900]]))
})
