// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { OldAddresses } from './old-addresses.tsx'

const product = { slug: 'ring-elbe', display_name: 'Ring Elbe', reference_number: 'DB-10' }

test('old addresses get a target or are named as lost, redirects are made, and each is tried', async () => {
  const { asked, user } = showScreen(
    <OldAddresses fetchStatus={async (path) => (path.includes('ring') ? 200 : 404)} />,
    {
      answers: {
        'GET /items/ecommerce_product': () => ({ body: { data: [product] } }),
        'POST /items/redirect': ({ body }) => ({ body: { data: { id: 1, ...(body as object) } } }),
      },
    },
  )
  await user.click(screen.getByLabelText('Adressen oder Inhalt der Sitemap'))
  await user.paste('/products/ring-elbe\n/ueber-uns')
  await user.click(screen.getByRole('button', { name: 'Ziele suchen' }))
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^Für 1 von 2 gibt es ein Ziel, 1 würden ins Leere führen/,
  )
  await user.click(screen.getByRole('button', { name: 'Weiterleitungen anlegen' }))
  expect(await screen.findByText('gibt es schon')).toBeTruthy()
  const made = asked.find(({ method }) => method === 'POST')?.body
  expect(made).toMatchObject({ from_path: '/products/ring-elbe', permanent: true })
  await user.click(screen.getByRole('button', { name: 'Ausprobieren' }))
  expect(await screen.findByText('führt zum Ziel (200)')).toBeTruthy()
  expect(await screen.findByText('führt ins Leere (404)')).toBeTruthy()
  // On a telephone the four stand below each other, by their names.
  expect(screen.getByText('führt zum Ziel (200)').closest('td')?.dataset.label).toBe('Ausprobiert')
})
