// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { OldAddresses } from './old-addresses.tsx'

const product = { slug: 'ring-elbe', display_name: 'Ring Elbe', reference_number: 'DB-10' }

test('old addresses of drafts say that they are, and a sitemap of sitemaps that it holds none', async () => {
  const { user } = showScreen(<OldAddresses />, {
    answers: {
      'GET /items/ecommerce_product': () => ({ body: { data: [{ ...product, status: 'draft' }] } }),
      'GET /duties/links': () => ({ body: { data: [] } }),
    },
  })
  const list = screen.getByLabelText('Adressen oder Inhalt der Sitemap')
  const look = () => user.click(screen.getByRole('button', { name: 'Ziele suchen' }))
  await user.click(list)
  await user.paste('/products/ring-elbe')
  await look()
  expect((await screen.findByRole('status')).textContent).toMatch(/1 führt zu einem Entwurf/)
  expect(screen.getByText('gleiche Adresse, noch Entwurf')).toBeTruthy()
  await user.clear(list)
  await user.paste('https://alt.example/sitemap_products_1.xml')
  await look()
  expect(await screen.findByText(/Darin steht keine Adresse einer Seite/)).toBeTruthy()
})

test('old addresses get a target or are named as lost, redirects are made, and each is tried', async () => {
  const { asked, user } = showScreen(
    <OldAddresses fetchStatus={async (path) => (path.includes('ueber') ? 404 : 200)} />,
    {
      answers: {
        'GET /items/ecommerce_product': () => ({ body: { data: [product] } }),
        'GET /duties/links': () => ({ body: { data: [{ path: '/kontakt', name: 'Kontakt', kind: 'page' }] } }),
        'POST /items/redirect': ({ body }) => ({ body: { data: { id: 1, ...(body as object) } } }),
      },
    },
  )
  await user.click(screen.getByLabelText('Adressen oder Inhalt der Sitemap'))
  await user.paste('/products/ring-elbe\n/ueber-uns\n/kontakt')
  await user.click(screen.getByRole('button', { name: 'Ziele suchen' }))
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^Für 1 von 3 gibt es ein Ziel, 1 würde ins Leere führen .* 1 gibt es hier schon/,
  )
  await user.click(screen.getByRole('button', { name: 'Weiterleitungen anlegen' }))
  expect(await screen.findAllByText('gibt es schon')).toHaveLength(2)
  const made = asked.find(({ method }) => method === 'POST')?.body
  expect(made).toMatchObject({ from_path: '/products/ring-elbe', permanent: true })
  await user.click(screen.getByRole('button', { name: 'Ausprobieren' }))
  expect(await screen.findByText('führt ins Leere (404)')).toBeTruthy()
  expect(await screen.findAllByText('führt zum Ziel (200)')).toHaveLength(2)
  // On a telephone the four stand below each other, by their names.
  expect(screen.getByText('führt ins Leere (404)').closest('td')?.dataset.label).toBe('Ausprobiert')
})
