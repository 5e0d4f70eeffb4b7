import { expect, test } from 'vitest'
import { thesaurusOf } from './thesaurus.ts'

test('what people say stands for the words of the shop, in every number', () => {
  const { meaningOf } = thesaurusOf('de')
  expect(meaningOf('hochzeitsringe')).toEqual(meaningOf('ehering'))
  expect(meaningOf('ehering')?.[0]).toContain('trauring')
  expect(meaningOf('priel')).toBeUndefined()
})

test('a meaning may ask for several things at once, or for nothing that the trade has', () => {
  const { meaningOf } = thesaurusOf('de')
  expect(meaningOf('damenuhr')).toEqual([expect.arrayContaining(['uhr']), expect.arrayContaining(['32', '36'])])
  expect(meaningOf('gutschein')).toEqual([])
})

test('the words of a shop come before those of the trade', () => {
  const { meaningOf } = thesaurusOf('de', ['Gutschein = Geschenkkarte', 'Klunker = Ring | Collier'])
  expect(meaningOf('gutscheine')).toEqual([['geschenkkart']])
  expect(meaningOf('klunker')).toEqual([['ring', 'colli']])
})
