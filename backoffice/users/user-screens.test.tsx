// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, showScreen } from '../sample-office.tsx'
import { UserCreate, UserList } from './user-screens.tsx'

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

test('the list says of each person in which website or branch they work', async () => {
  const people = [
    { id: 1, email: 'alle@shop.example', role: 3, project: null, branch: null, status: 'active', last_access_on: null },
    { id: 2, email: 'optik@shop.example', role: 3, project: 2, branch: null, status: 'active', last_access_on: null },
    { id: 3, email: 'hafen@shop.example', role: 3, project: 1, branch: 2, status: 'active', last_access_on: null },
  ]
  const users = async () => ({ body: { data: people, meta: { filter_count: 3 } } })
  showScreen(<UserList />, { answers: { ...answers, 'GET /users': users }, collection: 'users' })
  const row = async (email: string) => (await screen.findByText(email)).closest('tr')
  for (const [email, place] of [
    ['alle@shop.example', 'Alle Websites'],
    ['optik@shop.example', 'Optik'],
    ['hafen@shop.example', 'Hafen'],
  ] as const)
    await expect.poll(async () => (await row(email))?.textContent).toContain(place)
})
