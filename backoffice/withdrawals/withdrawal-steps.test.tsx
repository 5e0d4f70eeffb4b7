// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { sampleWithdrawal } from './sample-withdrawal.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'

const posts = (asked: readonly { method: string }[]) => asked.filter(({ method }) => method === 'POST')

test('a withdrawal that is refused can be taken back, and the reason that was typed is still there', async () => {
  const { asked, user } = showScreen(<WithdrawalCard task={sampleWithdrawal()} done={() => {}} />, { answers: {} })
  await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Grund/), 'Für Sie gefertigt.')
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
  expect(await screen.findByText('abgelehnt')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
  expect(within(await screen.findByRole('dialog')).getByLabelText(/^Grund/)).toHaveProperty(
    'value',
    'Für Sie gefertigt.',
  )
  expect(posts(asked)).toEqual([])
})

test('who was asked for the account is asked again in a step that can be taken back, and the desk says when they were', async () => {
  const task = sampleWithdrawal({ has_account: false, account_asked_on: '2126-11-21T09:00:00.000Z' })
  const { asked, user } = showScreen(<WithdrawalCard task={task} done={() => {}} />, { answers: {} })
  expect(await screen.findByText(/wurde der Kunde am 21\.11\.2126, \d\d:00 gefragt\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Konto noch einmal erfragen' }))
  expect(await screen.findByText(/bekommt eine Mail mit einem Link/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Konto noch einmal erfragen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(screen.getByRole('button', { name: 'Konto noch einmal erfragen' })).toBeTruthy()
  expect(posts(asked)).toEqual([])
})

test('a part that was not paid yet is closed without money, and no account is asked for it', async () => {
  const proposal = { pieces: [{ line: 1, count: 1 }], goods: 190, shipping: 0, wrap: 0, amount: 0, missing: 190 }
  const task = sampleWithdrawal({ paid: 50, owed: 265.9, has_account: false, proposal })
  showScreen(<WithdrawalCard task={task} done={() => {}} />, { answers: {} })
  expect(await screen.findByText(/Widerrufen sind 190,00\s€, die noch nicht bezahlt sind/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ohne Zahlung abschließen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Konto erfragen' })).toBeNull()
})
