import { expect, test } from 'vitest'
import type { Sdk } from '#sdk/sdk.ts'
import { loadProject } from './load-project.ts'

const stored = (row: object | null, pages: object[] = []) =>
  ({ items: () => ({ first: async () => row, read: async () => ({ data: pages }) }) }) as unknown as Sdk

test.each([[['xx']], [[]], [[5]], [[{ a: 1 }]], [['__proto__']], [null], ['de']])(
  'a project stored with the languages %j is read as a German one',
  async (languages) => {
    expect(await loadProject(stored({ id: 1, languages }))).toEqual({ id: 1, languages: ['de'], pages: [] })
  },
)

test('of the languages stored for a project, the known ones are kept in their order, each once', async () => {
  const project = await loadProject(stored({ languages: ['fr', 'xx', 'de', 'fr'] }))
  expect(project?.languages).toEqual(['fr', 'de'])
})

test('a host without a project has none', async () => {
  expect(await loadProject(stored(null))).toBeNull()
})

test('a project comes with its published pages by their addresses, fixed ones and those that editors have given', async () => {
  const translations = [
    { language: 'de', path: '/advent' },
    { language: 'en', path: null },
  ]
  const pages = [
    { id: 1, name: 'contact', translations: [] },
    { id: 2, name: 'advent', translations },
  ]
  expect((await loadProject(stored({ id: 1, languages: ['de'] }, pages)))?.pages).toEqual([
    { id: 1, name: 'contact', paths: { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' } },
    { id: 2, name: 'advent', paths: { de: '/advent' } },
  ])
})

test('pages that share what was read of a project share the project, until something of it is read anew', async () => {
  const row = { id: 1, languages: ['de'] }
  const pages = [{ id: 1, name: 'contact', translations: [] }]
  const project = await loadProject(stored(row, pages))
  expect(await loadProject(stored(row, pages))).toBe(project)
  expect(await loadProject(stored({ ...row }, pages))).not.toBe(project)
  const others = await loadProject(stored(row, [...pages, { id: 2, name: 'branches', translations: [] }]))
  expect(others?.pages).toHaveLength(2)
})
