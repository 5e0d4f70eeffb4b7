// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RecordEdit } from '../forms/record-edit.tsx'
import { type AskedCall, fill, showScreen } from '../sample-office.tsx'

const PATH = '/items/ecommerce_product/1'

const variant = (id: number, first: string, second: string) => ({
  ...{ id, display_name: `${first}, ${second}`, first_value: first, second_value: second },
  ...{ price_brutto: 900, stock: 1, active: true, translations: [] },
})

const product = {
  ...{ id: 1, project: 1, display_name: 'Kai', slug: 'kai', status: 'draft', translations: [] },
  ...{ variant_display_name: 'Metall', second_variant_name: 'Ringweite' },
  product_variants: [variant(11, 'Gelbgold', '52'), variant(12, 'Gelbgold', '54')],
}

test('a metal that is added exists in every size, and a tick that is taken away closes one', async () => {
  const { asked, user } = showScreen(<RecordEdit />, {
    at: '/1',
    collection: 'ecommerce_product',
    only: ['id', 'variant_display_name', 'second_variant_name', 'product_variants'],
    answers: {
      [`GET ${PATH}`]: () => ({ body: { data: product, meta: { revision: 5 } } }),
      [`PATCH ${PATH}`]: () => ({ body: { data: { id: 1 } } }),
    },
  })
  await user.click(await screen.findByRole('tab', { name: /Varianten/ }))
  fill(await screen.findByLabelText('Neu bei „Metall“'), 'Platin')
  await user.click(screen.getByRole('button', { name: 'Bei „Metall“ hinzufügen' }))
  const cell = await screen.findByRole('group', { name: 'Platin, 54' })
  fill(within(cell).getByLabelText(/^Preis/), '1.440,00')
  await user.click(screen.getByRole('checkbox', { name: 'Gelbgold, 52 gibt es' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const written = () =>
    asked
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }: AskedCall) => body as { product_variants: object[] })
  await waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]?.product_variants).toMatchObject([
    { id: 11, active: false },
    { id: 12 },
    { display_name: 'Platin, 52', first_value: 'Platin', second_value: '52', active: true },
    { display_name: 'Platin, 54', first_value: 'Platin', second_value: '54', price_brutto: 1440 },
  ])
})
