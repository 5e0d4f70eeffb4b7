// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { i18nProvider } from '../i18n/i18n-provider.ts'
import { type StandInAnswers, showScreen } from '../sample-office.tsx'
import { ResetPage } from './reset-page.tsx'

function Opened() {
  const navigate = useNavigate()
  useEffect(() => void navigate('#token=abc'), [navigate])
  return <ResetPage />
}

const show = (answers: StandInAnswers) => showScreen(<Opened />, { answers })

test('an invitation says who sent it, for which website, and with which address one signs in', async () => {
  const { asked } = show({
    'POST /auth/password/invitation': () => ({
      body: { data: { email: 'neu@post.example', by: 'chefin@post.example', site: 'Juwelier Muster' } },
    }),
  })
  expect(await screen.findByRole('heading', { name: 'Willkommen bei Juwelier Muster' })).toBeTruthy()
  expect(screen.getByText(/^chefin@post\.example hat Sie eingeladen, an der Website Juwelier Muster/)).toBeTruthy()
  expect(screen.getByText(/danach melden Sie sich mit neu@post\.example an\.$/)).toBeTruthy()
  expect(asked.at(-1)?.body).toEqual({ token: 'abc' })
})

test('any other link opens the page of a new password, and says no more of itself', async () => {
  const { asked } = show({ 'POST /auth/password/invitation': () => ({ status: 401, body: {} }) })
  await expect.poll(() => asked.some(({ body }) => (body as { token?: string }).token === 'abc')).toBe(true)
  expect(screen.getByRole('heading', { name: 'Neues Passwort' })).toBeTruthy()
  expect(screen.queryByText(/eingeladen/)).toBeNull()
})

test('who reads no German chooses English before signing in, and the page says that it speaks it', async () => {
  const { user } = show({ 'POST /auth/password/invitation': () => ({ status: 401, body: {} }) })
  onTestFinished(() => i18nProvider.changeLocale('de'))
  await user.click(await screen.findByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { name: 'New password' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  expect(screen.getByRole('button', { name: 'Deutsch' })).toBeTruthy()
})
