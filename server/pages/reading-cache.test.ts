import { expect, test } from 'vitest'
import { TAGS_HEADER } from '#backend/items/tags.ts'
import { readingCache } from './reading-cache.ts'

function setUp() {
  let time = 0
  const cache = readingCache(() => time)
  cache.setConnected(true)
  let reads = 0
  const read = (tag: string, value: unknown = 'read') => ({
    tag,
    of: async () => {
      reads++
      return { value, answers: [new Headers({ [TAGS_HEADER]: `1 ${tag}` })] }
    },
  })
  const once = (key: string, { of }: ReturnType<typeof read>) => cache.once(key, of)
  return { cache, once, read, reads: () => reads, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a reading that a change overtakes serves those who wait for it and nobody else', async () => {
  const { cache, once, read, reads } = setUp()
  const waiting = [once('a', read('page/7')), once('a', read('page/7'))]
  cache.purge(['1:page/8'])
  await Promise.all(waiting)
  expect(reads()).toBe(1)
  await once('a', read('page/7'))
  expect(reads()).toBe(2)
  cache.purge(['1:page/8'])
  await once('a', read('page/7'))
  expect(reads()).toBe(2)
  cache.purge(['1:page/7'])
  await once('a', read('page/7'))
  expect(reads()).toBe(3)
})

test('what failed is read again, and what is an hour old too', async () => {
  const { cache, once, read, reads, pass } = setUp()
  await expect(cache.once('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await once('a', read('page/7'))
  await once('a', read('page/7'))
  expect(reads()).toBe(1)
  pass(3_600_000)
  await once('a', read('page/7'))
  expect(reads()).toBe(2)
})

test('the readings asked for longest ago make room, and one that is very long is not kept', async () => {
  const { once, read, reads } = setUp()
  const long = read('page', 'x'.repeat(600_000))
  await once('long', long)
  await once('long', long)
  expect(reads()).toBe(2)
  const large = read('page', 'x'.repeat(400_000))
  for (let n = 0; n < 20; n++) await once(`large ${n}`, large)
  expect(reads()).toBe(22)
  await once('large 19', large)
  expect(reads()).toBe(22)
  await once('large 0', large)
  expect(reads()).toBe(23)
})

test('readings that found nothing make room for each other alone, however many are asked for', async () => {
  const { once, read, reads } = setUp()
  await once('there', read('page/7'))
  for (let n = 0; n < 2500; n++) {
    await once(`no item ${n}`, read('page', null))
    await once(`no list ${n}`, read('page', { data: [] }))
  }
  expect(reads()).toBe(5001)
  await once('there', read('page/7'))
  await once('no list 2499', read('page', { data: [] }))
  expect(reads()).toBe(5001)
  await once('no item 0', read('page', null))
  expect(reads()).toBe(5002)
})
