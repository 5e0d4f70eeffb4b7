// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useStore } from 'react-admin'
import { expect, onTestFinished, test } from 'vitest'
import { i18nProvider } from '../i18n/i18n-provider.ts'
import { useText } from '../i18n/use-text.ts'
import { showScreen } from '../sample-office.tsx'
import { useAccountLanguage } from './use-account-language.ts'

function Spoken({ language }: { language: 'de' | 'en' | 'fr' }) {
  useAccountLanguage({ language })
  return <p>{useText()('account.title')}</p>
}

function Chosen() {
  const [locale, choose] = useStore<string | undefined>('locale')
  return locale ? <Spoken language="en" /> : <button onClick={() => choose('de')} type="button" />
}

test.each([
  ['en', 'My account'],
  ['de', 'Mein Konto'],
  ['fr', 'Mein Konto'],
] as const)('an account in %s is spoken to so until its person chooses otherwise', async (language, said) => {
  onTestFinished(async () => void (await i18nProvider.changeLocale('de')))
  showScreen(<Spoken language={language} />)
  expect(await screen.findByText(said)).toBeTruthy()
})

test('what was chosen in this browser stays', async () => {
  showScreen(<Chosen />)
  screen.getByRole('button').click()
  expect(await screen.findByText('Mein Konto')).toBeTruthy()
})
