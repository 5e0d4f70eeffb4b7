import { expect, test } from 'vitest'
import { emptyRecord } from './export-record.ts'
import { reusablePages } from './reusable-pages.ts'

const DAY = '2026-11-30'
const page = { tags: ['news-1'], files: ['index.html'], links: ['/kontakt'], feeds: [] }

const published = (day = DAY, build = 'b') => ({
  ...emptyRecord(build, 'shop.example', day),
  change: 7,
  pages: { '/': page },
  files: { 'index.html': { hash: 'h', forms: [] } },
})

const reused = async (former: ReturnType<typeof published>, changed: readonly string[] = [], isThere = true) => {
  const record = emptyRecord('b', 'shop.example', DAY)
  const changesSince = async () => ({ last: 8, tags: new Set(changed) })
  const reuse = await reusablePages({ former: [former], isThere: () => isThere }, record, changesSince)
  return { page: reuse('/'), files: Object.keys(record.files) }
}

test('a page of the same day, of which nothing has changed, is taken from the export before with its files', async () => {
  expect(await reused(published())).toEqual({ page, files: ['index.html'] })
})

test('a page of another day is made anew, for it tells hours, events and deliveries of its day', async () => {
  expect(await reused(published('2026-11-29'))).toEqual({ page: undefined, files: [] })
})

test.each([
  ['of which something has changed', published(), ['news-1'], true],
  ['of another build', published(DAY, 'a'), [], true],
  ['whose file is gone', published(), [], false],
] as const)('a page %s is made anew', async (_, former, changed, isThere) => {
  expect((await reused(former, changed, isThere)).page).toBeUndefined()
})
