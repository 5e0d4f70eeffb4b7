// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { MovedDialog } from './moved-dialog.tsx'

test('after the domain was changed it is said where the website is now, and that all goes on where it was', async () => {
  const close = vi.fn()
  const { user } = showScreen(<MovedDialog id={1} before="alt.example" domain="neu.example" close={close} />)
  expect(await screen.findByRole('dialog', { name: 'Gespeichert: Ihre Website hat eine neue Adresse' })).toBeTruthy()
  expect(screen.getByText(/^Website: neu\.example\. Verwaltung: http.*neu\.example.*\/admin\/\./)).toBeTruthy()
  expect(screen.getByText(/^Unter der bisherigen Adresse \(alt\.example\) geht alles weiter/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hier weiterarbeiten' }))
  expect(close).toHaveBeenCalledOnce()
})
