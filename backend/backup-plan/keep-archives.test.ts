import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expired, type KeptArchive } from './keep-archives.ts'

const NOW = new Date('2026-11-23T03:00:00Z')
const DAY = 86_400_000
const daysAgo = (days: number, tried?: KeptArchive['tried']): KeptArchive => ({
  ...{ name: `${days}.tar`, on: new Date(NOW.getTime() - days * DAY).toISOString() },
  ...(tried && { tried }),
})
const names = (archives: readonly KeptArchive[]) => archives.map(({ name }) => name)

test('archives older than the days to keep are removed, those of that very age are not', () => {
  expect(names(expired([daysAgo(1), daysAgo(30), daysAgo(31), daysAgo(90)], 30, NOW))).toEqual(['31.tar', '90.tar'])
})

test('the last good archive stays, however old it is, and one whose trial failed does not count as good', () => {
  expect(expired([daysAgo(400)], 30, NOW)).toEqual([])
  expect(names(expired([daysAgo(40, 'bad'), daysAgo(50), daysAgo(60)], 30, NOW))).toEqual(['40.tar', '60.tar'])
  expect(names(expired([daysAgo(1, 'bad'), daysAgo(40), daysAgo(50, 'good'), daysAgo(60)], 30, NOW))).toEqual([
    '60.tar',
  ])
})

test('whatever lies there: only what is too old is removed, all of it but what is kept, and what could be restored still can', () => {
  const archives = fc.uniqueArray(
    fc.record({
      days: fc.integer({ min: 0, max: 800 }),
      tried: fc.constantFrom<KeptArchive['tried'][]>(undefined, 'good', 'bad'),
    }),
    { selector: ({ days }) => days, maxLength: 40 },
  )
  fc.assert(
    fc.property(archives, fc.integer({ min: 1, max: 400 }), (drawn, keepDays) => {
      const all = drawn.map(({ days, tried }) => daysAgo(days, tried))
      const removed = expired(all, keepDays, NOW)
      const left = all.filter((archive) => !removed.includes(archive))
      const age = ({ on }: KeptArchive) => (NOW.getTime() - Date.parse(on)) / DAY
      expect(removed.every((archive) => age(archive) > keepDays)).toBe(true)
      expect(left.filter((archive) => age(archive) > keepDays).length).toBeLessThanOrEqual(2)
      for (const isGood of [({ tried }: KeptArchive) => tried !== 'bad', ({ tried }: KeptArchive) => tried === 'good'])
        expect(left.some(isGood)).toBe(all.some(isGood))
      expect(expired(left, keepDays, NOW)).toEqual([])
    }),
  )
})
