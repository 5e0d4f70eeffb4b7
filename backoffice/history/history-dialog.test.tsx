// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { HistoryDialog } from './history-dialog.tsx'

const revision = (id: number, action: string) => ({
  ...{ id, collection: 'ecommerce_product', item: '1', action, user: 1, by: 'Ada', via: null },
  created_on: '2026-11-20T12:00:00.000Z',
  data: { id: 1, product_variants: [{ id: 11, display_name: '52' }], images: [] },
})

const changes = [
  { field: 'price_brutto', before: 129, after: 99 },
  { field: 'manufacturer', before: 5, after: 6 },
  { field: 'product_variants.11.active', before: false, after: true },
  { field: 'images.3', before: null, after: { id: 3, file: 'f-1', sort: 10 } },
]

const file = { id: 'f-1', filename: 'ring.jpg', title: 'Ring von vorn', type: 'image/jpeg', hash: 'h' }

test('an entry of the history says in words what was changed with it, with names and pictures', async () => {
  const { asked, user } = showScreen(
    <HistoryDialog collection="ecommerce_product" id={1} mayRestore close={() => {}} />,
    {
      collection: 'ecommerce_product',
      answers: {
        'GET /revisions': ({ query }) => {
          const of = query.get('collection')
          if (of === 'ecommerce_manufacturer')
            return { body: { data: [{ ...revision(1, 'delete'), data: { id: 5, name: 'Alte Werkstatt' } }] } }
          return {
            body: {
              data:
                query.get('limit') === '1' ? [revision(7, 'create')] : [revision(8, 'update'), revision(7, 'create')],
            },
          }
        },
        'GET /revisions/8/compare': () => ({ body: { data: [] } }),
        'GET /revisions/7/compare': () => ({ body: { data: changes } }),
        'GET /items/ecommerce_manufacturer': () => ({
          body: { data: [{ id: 6, name: 'Neue Werkstatt' }], meta: { filter_count: 1 } },
        }),
        'GET /files': () => ({ body: { data: [file], meta: { filter_count: 1 } } }),
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: /geändert · jetziger Stand/ }))
  const list = await screen.findByRole('list', { name: 'Was dabei geändert wurde:' })
  const picture = await within(list).findByRole('img', { name: 'Ring von vorn' })
  expect(picture.getAttribute('src')).toContain('f-1')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Preis (brutto) von 129,00 € auf 99,00 €',
    'Hersteller von „Alte Werkstatt“ (gelöscht) auf „Neue Werkstatt“',
    'Variante „52“ › Im Verkauf von Nein auf Ja',
    'Bild  hinzugefügt',
  ])
  expect(screen.queryByRole('button', { name: 'Diesen Stand wiederherstellen' })).toBeNull()
  const compared = asked.filter(({ path }) => path.endsWith('/compare')).map(({ path, query }) => `${path}?${query}`)
  expect(compared).toEqual(['/revisions/7/compare?with=8'])
})

test('the first state of a record has nothing before it, and says what became different since', async () => {
  const { user } = showScreen(<HistoryDialog collection="ecommerce_product" id={1} mayRestore close={() => {}} />, {
    collection: 'ecommerce_product',
    answers: {
      'GET /revisions': ({ query }) => ({
        body: { data: query.get('limit') === '1' ? [] : [revision(8, 'update'), revision(7, 'create')] },
      }),
      'GET /revisions/7/compare': () => ({ body: { data: changes.slice(0, 1) } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: /angelegt/ }))
  const since = await screen.findByRole('list', { name: 'Was seitdem anders wurde:' })
  expect(since.textContent).toContain('Preis (brutto) von')
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Diesen Stand wiederherstellen' })).toBeTruthy()
  // Entries of the same minute have the same name, which landmarks must not.
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('group', { name: /angelegt/ })).toBeTruthy()
})
