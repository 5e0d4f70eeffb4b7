// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { UnderstoodWords } from './understood-words.tsx'

const ring = { line: 1, product: 4, variant: null, display_name: 'Ring Twiete', variant_name: null, count: 2 }

test.each([
  ['named', [ring], /„nur den Ring“.*Gelesen als: 2 × Ring Twiete\..*vergleichen/],
  ['pieces', [ring], /Wie viele Stück, sagen die Worte nicht sicher/],
  ['unclear', [ring], /Nicht sicher zu lesen, vielleicht: 2 × Ring Twiete/],
  ['unclear', [], /Welche Artikel gemeint sind, ist nicht sicher zu lesen/],
] as const)(
  'staff read the customer’s words beside what they were taken for, and that they have to choose: %s %j',
  async (how, lines, words) => {
    showScreen(
      <UnderstoodWords
        task={{ items_text: 'nur den Ring', order: { language: 'de', understood: { how, lines: [...lines] } } }}
      />,
      { answers: {} },
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  },
)

test('goods of a customer of another language are called as who looks calls them', async () => {
  const lines = [{ ...ring, display_name: 'Bague Twiete' }]
  const order = { language: 'fr' as const, understood: { how: 'pieces' as const, lines } }
  showScreen(<UnderstoodWords task={{ items_text: 'une bague', order }} />, {
    answers: {
      'GET /items/ecommerce_product': () => ({
        body: { data: [{ id: 4, display_name: 'Ring Twiete', translations: [], product_variants: [] }] },
      }),
    },
  })
  expect(await screen.findByText(/Gemeint ist: 2 × Ring Twiete\./)).toBeTruthy()
})
