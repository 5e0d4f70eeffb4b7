// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sectionKinds } from '#contract/model/section-kinds.ts'
import { RecordEdit } from '../forms/record-edit.tsx'
import { fill, showScreen } from '../sample-office.tsx'
import { sectionForms } from './section-forms.ts'

const PATH = '/items/page/1'

const section = (kind: string) => ({
  id: 4,
  page: 1,
  kind,
  image: null,
  path: '/uhren',
  external_path: null,
  sort: 1,
  items: [],
  translations: [
    { id: 9, page_section: 4, language: 'de', kicker: 'Neu', heading: 'Uhren', body: null, link_label: 'Mehr' },
  ],
})

/** The tab of a page's sections, opened: its inputs are there from then on. */
async function showPage(kind: string) {
  const shown = showScreen(<RecordEdit />, {
    at: '/1',
    collection: 'page',
    only: ['id', 'sections'],
    answers: {
      [`GET ${PATH}`]: () => ({
        body: { data: { id: 1, project: 1, sections: [section(kind)] }, meta: { revision: 2 } },
      }),
      [`PATCH ${PATH}`]: () => ({ body: { data: { id: 1 } } }),
    },
  })
  await shown.user.click(await screen.findByRole('tab', { name: 'Abschnitte' }))
  return shown
}

test('a section is asked for what its kind shows, and for nothing else', async () => {
  await showPage('cart')
  expect(await screen.findByDisplayValue('Uhren')).toBeTruthy()
  expect(screen.queryByDisplayValue('Neu')).toBeNull()
  expect(screen.queryByDisplayValue('/uhren')).toBeNull()
})

test('what a kind does not ask for is not written, and so is kept', async () => {
  const { asked, user } = await showPage('cart')
  fill(await screen.findByDisplayValue('Uhren'), 'Ihr Warenkorb')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const written = () => JSON.stringify(asked.find(({ method }) => method === 'PATCH')?.body)
  await waitFor(() => expect(written()).toContain('Ihr Warenkorb'))
  expect(written()).not.toMatch(/path|kicker|link_label/)
})

test('a section of another kind is asked for its link and all of its texts', async () => {
  await showPage('hero')
  for (const value of ['Neu', 'Uhren', 'Mehr', '/uhren']) expect(await screen.findByDisplayValue(value)).toBeTruthy()
})

test('every kind says at least what it is headed with', () => {
  for (const kind of sectionKinds) expect(sectionForms[kind].texts).toContain('heading')
})

test('a section is copied below itself with its texts, as one of its own', async () => {
  const { asked, user } = await showPage('cta')
  await screen.findByDisplayValue('Uhren')
  expect(screen.getByRole('button', { name: 'Verschieben, 1' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kopie darunter einfügen' }))
  await waitFor(() => expect(screen.getAllByDisplayValue('Uhren')).toHaveLength(2))
  fill(screen.getAllByDisplayValue('Uhren')[1] as HTMLElement, 'Schmuck')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const written = () => JSON.stringify(asked.find(({ method }) => method === 'PATCH')?.body)
  await waitFor(() => expect(written()).toContain('Schmuck'))
  // The copy has no id, of its texts neither: it is new.
  expect(written()).toMatch(/"kind":"cta"(?!.*"id":)/)
})
