import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'
import { newRecord } from './new-record.ts'
import { sampleModel } from './sample-model.ts'
import { withLanguages } from './translations.ts'

const page = () =>
  withLanguages(sampleModel, 'page', ['de', 'en'], {
    id: 1,
    name: 'home',
    visible: true,
    translations: [{ id: 11, language: 'en', title: 'Home' }],
    sections: [
      { id: 21, kind: 'hero', sort: 10, translations: [{ id: 31, language: 'de', heading: 'Willkommen' }] },
      { id: 22, kind: 'map', sort: 20, translations: [] },
    ],
  })

type Page = ReturnType<typeof page> & {
  translations: Record<string, unknown>[]
  sections: { translations: Record<string, unknown>[]; kind: string }[]
}

function changed(change: (page: Page) => void) {
  const after = structuredClone(page()) as Page
  change(after)
  return changesOf(sampleModel, 'page', page(), after)
}

test('a form that was not touched changes nothing', () => {
  expect(changed(() => {}).changes).toEqual({})
})

test('only what differs is written; an emptied field becomes null', () => {
  expect(changed((after) => Object.assign(after, { name: '', visible: false })).changes).toEqual({
    name: null,
    visible: false,
  })
})

test('the texts of a language are changed by their row, and begun where there was none', () => {
  const { changes } = changed((after) => {
    Object.assign(after.translations[0] ?? {}, { title: 'Start' })
    Object.assign(after.translations[1] ?? {}, { title: 'Welcome' })
  })
  expect(changes).toEqual({
    translations: [
      { language: 'de', title: 'Start' },
      { id: 11, title: 'Welcome' },
    ],
  })
})

test('rows are removed, changed and added; the places of the call lead back to those of the form', () => {
  const { changes, places } = changed((after) => {
    after.sections.splice(0, 1)
    after.sections.push({ kind: 'quote', translations: [{ language: 'de' }, { language: 'en', heading: 'Said' }] })
  })
  expect(changes).toEqual({
    sections: [
      { id: 21, $delete: true },
      { kind: 'quote', translations: [{ language: 'en', heading: 'Said' }] },
    ],
  })
  expect(places.get('sections.1')).toBe('sections.1')
  expect(places.get('sections.1.translations.0')).toBe('sections.1.translations.1')
})

test('a change deep below names the rows that lead there', () => {
  const { changes } = changed((after) => Object.assign(after.sections[0]?.translations[0] ?? {}, { heading: 'Hallo' }))
  expect(changes).toEqual({ sections: [{ id: 21, translations: [{ id: 31, heading: 'Hallo' }] }] })
})

test('an account, which the model does not describe, is written by its own fields', () => {
  const before = { id: 1, email: 'a@b.example', role: 2, first_name: 'Anna', last_name: null }
  const after = { ...before, role: 5, first_name: '', last_name: undefined }
  expect(changesOf(sampleModel, 'users', before, after).changes).toEqual({ role: 5, first_name: null })
  expect(changesOf(sampleModel, 'users', before, before).changes).toEqual({})
  expect(newRecord(sampleModel, 'users', after).record).toEqual({ email: 'a@b.example', role: 5 })
})
