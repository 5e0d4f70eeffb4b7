import { expect, test } from 'vitest'
import type { Sdk } from '#sdk/sdk.ts'
import { loadProject } from './load-project.ts'

const stored = (row: object | null) => ({ items: () => ({ first: async () => row }) }) as unknown as Sdk

test.each([[['xx']], [[]], [[5]], [[{ a: 1 }]], [['__proto__']], [null], ['de']])(
  'a project stored with the languages %j is read as a German one',
  async (languages) => {
    expect(await loadProject(stored({ id: 1, languages }))).toEqual({ id: 1, languages: ['de'] })
  },
)

test('of the languages stored for a project, the known ones are kept in their order, each once', async () => {
  const project = await loadProject(stored({ languages: ['fr', 'xx', 'de', 'fr'] }))
  expect(project?.languages).toEqual(['fr', 'de'])
})

test('a host without a project has none', async () => {
  expect(await loadProject(stored(null))).toBeNull()
})
