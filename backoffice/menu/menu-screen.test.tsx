// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { MenuScreen } from './menu-screen.tsx'

const row = (id: number) => ({
  ...{ id, display_name: `Punkt ${id}`, page: null, path: `/p${id}`, external_path: null },
  ...{ position: 'primary', sort: id * 10, parent: null, group: null, groups: [] },
})

const names = () => screen.getAllByText(/^Punkt/).map((name) => name.firstChild?.textContent)

test('a double click moves an entry by two places, although the first click took it away from under the pointer', async () => {
  let rows = [row(1), row(2), row(3)]
  const write = (id: number) => async (call: { body: unknown }) => {
    await new Promise((done) => setTimeout(done, 20))
    rows = rows.map((one) => (one.id === id ? { ...one, ...(call.body as { sort: number }) } : one))
    return { body: { data: { id } } }
  }
  showScreen(<MenuScreen />, {
    answers: {
      'GET /items/menu_item': () => ({ body: { data: rows } }),
      ...Object.fromEntries([1, 2, 3].map((id) => [`PATCH /items/menu_item/${id}`, write(id)])),
    },
  })
  await waitFor(() => expect(names()).toEqual(['Punkt 1', 'Punkt 2', 'Punkt 3']))
  fireEvent.click(screen.getByRole('button', { name: 'Punkt 3 nach oben' }), { detail: 1 })
  await waitFor(() => expect(names()).toEqual(['Punkt 1', 'Punkt 3', 'Punkt 2']))
  fireEvent.click(screen.getByRole('button', { name: 'Punkt 2 nach oben' }), { detail: 2 })
  await waitFor(() => expect(names()).toEqual(['Punkt 3', 'Punkt 1', 'Punkt 2']))
  await waitFor(() => expect(rows.toSorted((a, b) => a.sort - b.sort).map(({ id }) => id)).toEqual([3, 1, 2]))
})
