// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useLocaleState } from 'react-admin'
import { expect, onTestFinished, test } from 'vitest'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { i18nProvider } from '../i18n/i18n-provider.ts'
import { showScreen } from '../sample-office.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'

const task: WithdrawalTask = {
  ...{ id: 3, state: 'matched', name: 'Ada Beispiel', contract_reference: 'W-2026-0007', reason: null },
  ...{ confirmation_email: 'ada@shop.example', items_text: null, declaration_text: 'Je me rétracte.', closed_on: null },
  ...{ received_on: '2126-11-20T23:30:00.000Z', refund_due_on: '2126-12-04T23:30:00.000Z' },
  order: {
    ...{ id: 7, number: 'W-2026-0007', state: 'shipped', payment_method: 1, payment_name: 'Paiement d’avance' },
    ...{ paid: 98, refunded: 0, by_hand: true, has_account: true, cheapest_shipping: 0 },
    understood: { how: 'whole', lines: [] },
    proposal: { pieces: [], goods: 98, shipping: 0, wrap: 0, amount: 98, missing: 0 },
  },
}

function InEnglish() {
  const [, setLocale] = useLocaleState()
  return (
    <button type="button" onClick={() => setLocale('en')}>
      English
    </button>
  )
}

test('a withdrawal says the way of paying and its last day as who looks writes them, by the clock of the shop', async () => {
  const { user } = showScreen(
    <>
      <InEnglish />
      <WithdrawalCard task={task} done={() => {}} />
    </>,
    { answers: {} },
  )
  expect(await screen.findByText('Erstatten bis 05.12.2126')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bestellung W-2026-0007 (Vorkasse)' })).toBeTruthy()
  onTestFinished(async () => void (await i18nProvider.changeLocale('de')))
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByText('Refund by 5 Dec 2126')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Order W-2026-0007 \((?!Vorkasse|Paiement)/ })).toBeTruthy()
})
