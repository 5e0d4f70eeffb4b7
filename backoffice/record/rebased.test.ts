import { expect, test } from 'vitest'
import type { AnyItem } from '#sdk/resource.ts'
import { changesOf } from './changes-of.ts'
import { rebased } from './rebased.ts'
import { sampleModel } from './sample-model.ts'
import { isSamePlace, touchedPaths } from './touched-paths.ts'

const text = (id: number, heading: string) => ({ id, page_section: 20, language: 'de', heading })

const page = () => ({
  id: 1,
  translations: [{ id: 11, language: 'de', title: 'Start' }, { language: 'en' }] as AnyItem[],
  sections: [
    { id: 21, page: 1, kind: 'hero', sort: 10, translations: [text(31, 'Eins')] },
    { id: 22, page: 1, kind: 'quote', sort: 20, translations: [text(32, 'Zwei')] },
  ] as AnyItem[],
})

function saved(change: (mine: ReturnType<typeof page>) => void, others: (now: ReturnType<typeof page>) => void) {
  const [data, now] = [page(), page()]
  change(data)
  others(now)
  const edited = rebased(sampleModel, 'page', { before: page(), data }, now)
  return changesOf(sampleModel, 'page', edited.before, edited.data).changes
}

const removeSecond = (now: ReturnType<typeof page>) => now.sections.splice(1, 1)

test('a row that somebody else has removed is made anew where it was changed', () => {
  const change = (mine: ReturnType<typeof page>) => {
    Object.assign(mine.sections[1] ?? {}, { translations: [text(32, 'Zwei neu')] })
  }
  expect(saved(change, removeSecond)).toEqual({
    sections: [{ kind: 'quote', sort: 20, translations: [{ language: 'de', heading: 'Zwei neu' }] }],
  })
})

test('a row that somebody else has removed stays away where only its place is another, or where both have removed it', () => {
  expect(saved((mine) => Object.assign(mine.sections[1] ?? {}, { sort: 5 }), removeSecond)).toEqual({})
  expect(saved(removeSecond, removeSecond)).toEqual({})
})

test('a row that is still there is changed or removed as before', () => {
  const change = (mine: ReturnType<typeof page>) => {
    mine.sections.splice(0, 1)
    Object.assign(mine.sections[0] ?? {}, { kind: 'text' })
  }
  expect(saved(change, () => {})).toEqual({
    sections: [
      { id: 21, $delete: true },
      { id: 22, kind: 'text' },
    ],
  })
})

test('a language that both have begun is one row', () => {
  expect(
    saved(
      (mine) => Object.assign(mine.translations[1] ?? {}, { title: 'Home' }),
      (now) => Object.assign(now.translations[1] ?? {}, { id: 12, body: 'Text' }),
    ),
  ).toEqual({ translations: [{ id: 12, title: 'Home' }] })
})

test('what was changed is told by the ids of its rows, so that two fields of the same texts are two places', () => {
  const changes = {
    translations: [
      { id: 11, title: 'A' },
      { language: 'en', title: 'B' },
    ],
    sections: [{ id: 21, $delete: true }],
  }
  expect(touchedPaths(sampleModel, 'page', changes)).toEqual(['translations.11.title', 'sections.21'])
  expect(isSamePlace('translations.11.title', 'translations.11.body')).toBe(false)
  expect(isSamePlace('sections.21.translations.31.heading', 'sections.21')).toBe(true)
})
