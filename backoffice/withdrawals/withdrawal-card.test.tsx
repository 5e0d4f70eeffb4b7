// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useLocaleState } from 'react-admin'
import { expect, onTestFinished, test } from 'vitest'
import { i18nProvider } from '../i18n/i18n-provider.ts'
import { showScreen } from '../sample-office.tsx'
import { sampleWithdrawal } from './sample-withdrawal.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'

const task = sampleWithdrawal()

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
