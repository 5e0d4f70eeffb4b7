import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordIndex } from './word-index.ts'

const WORDS = ['ring', 'ringe', 'gold', 'uhr', 'uhrband', 'kette', 'silber', 'saphir', '585', 'tau']
const BOOST = [4, 1]
const fields = fc.tuple(
  fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 4 }),
  fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 4 }),
)

const words = (...asked: string[]) => asked.map((word) => ({ words: [word], boost: BOOST }))

test('what answers to all words, and what to any, is what a plain look at every document finds, whatever came and went', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(fields)), { maxLength: 40 }),
      fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
      (steps, asked) => {
        const index = wordIndex(2)
        const there = new Map<number, readonly string[]>()
        for (const [id, own] of steps) {
          index.remove(id)
          there.delete(id)
          if (own) {
            index.add(id, own)
            there.set(id, own.flat())
          }
        }
        const having = (is: (own: readonly string[]) => boolean) =>
          [...there].flatMap(([id, own]) => (is(own) ? [id] : [])).sort()
        expect(index.search({ all: words(...asked) }).sort()).toEqual(
          having((own) => asked.every((one) => own.includes(one))),
        )
        expect(index.search({ any: words(...asked) }).sort()).toEqual(
          having((own) => asked.some((one) => own.includes(one))),
        )
      },
    ),
  )
})

test('a word in a field that counts more comes first, and a rare word before a common one', () => {
  const index = wordIndex(2)
  index.add(1, [['uhr'], ['gold']])
  index.add(2, [['gold'], ['uhr']])
  index.add(3, [['uhr'], ['silber']])
  expect(index.search({ any: words('gold') })).toEqual([2, 1])
  expect(index.search({ any: words('silber', 'uhr') })[0]).toBe(3)
})

test('the beginning of a word and a mistyped one find it, after the word itself', () => {
  const index = wordIndex(2)
  index.add(1, [['uhrband'], []])
  index.add(2, [['uhr'], []])
  expect(index.search({ words: ['uhr'], boost: BOOST, prefix: true })).toEqual([2, 1])
  expect(index.search({ words: ['uhrbnad'], boost: BOOST, fuzzy: 0.3 })).toEqual([1])
  expect(index.search({ words: ['uhrbnad'], boost: BOOST })).toEqual([])
})

test('of documents that are as good the oldest comes first, in whatever order they were added', () => {
  const index = wordIndex(2)
  for (const id of [7, 300, 2, 41, 5]) index.add(id, [['gold'], ['uhr']])
  index.remove(41)
  index.remove(2)
  index.add(1000, [['gold', 'kette'], ['uhr']])
  index.add(2, [['gold'], ['uhr']])
  expect(index.search({ any: words('gold') })).toEqual([2, 5, 7, 300, 1000])
  expect(index.search({ any: words('gold', 'kette') })).toEqual([1000, 2, 5, 7, 300])
})
