// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { OpenTransfers } from './open-transfers.tsx'

const account = { holder: 'Ottilie Otte', iban: 'DE89370400440532013000' }
const of = (id: number, refund_account: object | null) => ({
  id,
  number: `2027-0000${id}`,
  customer_name: 'Ottilie Otte',
  refund_account,
})

const show = (data: object[]) =>
  showScreen(<OpenTransfers />, { answers: { 'GET /items/ecommerce_refund': () => ({ body: { data } }) } })

test('what is to be transferred stands there with its account, all refunds of an order as one sum, and where none was named yet too', async () => {
  const { user, asked } = show([
    { id: 1, amount: 36, order: of(5, null) },
    { id: 2, amount: 10.5, order: of(4, account) },
    { id: 3, amount: 312.8, order: of(4, account) },
  ])
  expect(await screen.findByRole('heading', { name: 'Überweisen (2)' })).toBeTruthy()
  const [named, unnamed] = screen.getAllByRole('listitem')
  expect(within(named as HTMLElement).getByRole('link', { name: '2027-00004 · Ottilie Otte' })).toBeTruthy()
  expect(named?.textContent).toContain('DE89 3704 0044 0532 0130 00')
  expect(named?.textContent?.replace(/\s/g, ' ')).toContain('323,30 € sind erstattet und noch zu überweisen.')
  expect(unnamed?.textContent).toContain('Der Kunde hat noch kein Konto genannt.')
  await user.click(screen.getByRole('button', { name: '2027-00004: Überwiesen' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('nothing stands there while nothing is to be transferred', async () => {
  const { asked } = show([])
  await waitFor(() => expect(asked.some(({ path }) => path === '/items/ecommerce_refund')).toBe(true))
  expect(screen.queryByRole('heading')).toBeNull()
})
