// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, showScreen } from '../sample-office.tsx'
import { UserCreate } from './user-screens.tsx'

const choose = async (field: RegExp, option: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: field }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

const made = { id: 9, email: 'hilfe@shop.example' }
const answers = {
  'GET /roles': async () => ({ body: { data: [{ id: 3, name: 'shop_staff' }] } }),
  'GET /items/project': async () => ({
    body: {
      data: [
        { id: 1, display_name: 'Shop' },
        { id: 2, display_name: 'Optik' },
      ],
    },
  }),
  'GET /items/branch': async () => ({
    body: {
      data: [
        { id: 1, display_name: 'Markt' },
        { id: 2, display_name: 'Hafen' },
      ],
    },
  }),
  'POST /users': async () => ({ body: { data: made } }),
  'POST /users/9/invite': async () => ({ body: { data: made } }),
}

test('whom somebody of all websites invites works for this one unless another is chosen, and may be bound to a branch', async () => {
  const { asked } = showScreen(<UserCreate />, { answers, collection: 'users' })
  fill(await screen.findByRole('textbox', { name: /^E-Mail/ }), made.email)
  await choose(/^Rolle/, 'Verkauf')
  await choose(/^Arbeitet in/, 'Hafen')
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await expect
    .poll(() => asked.find(({ method, path }) => method === 'POST' && path === '/users')?.body)
    .toMatchObject({
      project: 1,
      branch: 2,
    })
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Website/ }))
  fireEvent.click(await screen.findByText('Alle Websites'))
  await expect.poll(() => screen.queryByRole('combobox', { name: /^Arbeitet in/ })).toBeNull()
})
