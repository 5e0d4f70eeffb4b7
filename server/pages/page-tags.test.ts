import { expect, test } from 'vitest'
import { collectTags, purgedTags } from './page-tags.ts'

const answer = (tags?: string) => new Response('{}', { headers: tags ? { 'x-tags': tags } : {} })

test('a page has the tags of all answers that it was made of, each in its project', () => {
  const { tags, seen } = collectTags()
  seen(answer('7 project/7'))
  seen(answer('7 menu_item brand'))
  expect([...tags]).toEqual(['7:project/7', '7:menu_item', '7:brand'])
})

test('an answer that does not say what it was made of makes the page old with any change', () => {
  const { tags, seen } = collectTags()
  seen(answer())
  expect([...tags]).toEqual(['*'])
  expect(purgedTags({ project: 3, collection: 'page', item: '1', touched: [] })).toContain('*')
})

test('a change purges its item, its collection and those of its parts, in its project alone', () => {
  const change = { project: 7, collection: 'page', item: '5', touched: ['page', 'page_translation'] }
  expect(purgedTags(change)).toEqual(['*', '7:page', '7:page/5', '7:page_translation'])
})

test('a change of what all projects share purges everything', () => {
  expect(purgedTags({ project: null, collection: 'ecommerce_payment', item: '1', touched: [] })).toBeNull()
})
