// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#sdk/api-error.ts'
import { showScreen } from '../sample-office.tsx'
import { MoveDialog } from './move-dialog.tsx'

const refused = (message: string, status: number) =>
  new ApiError(message, { code: 0, method: 'POST', url: '/websites/1/copy', status })

test('that a domain is taken stands at its field; what is of no field is said below, and both go with the next try', async () => {
  const errors = [refused('domain is taken by another item of project', 409), refused('Network error', 500)]
  const send = () => Promise.reject(errors.shift())
  const { user } = showScreen(<MoveDialog title="Optik kopieren" isCopy send={send} close={() => {}} />)
  await user.type(screen.getByRole('textbox', { name: /^Name des Geschäfts/ }), 'Optik Kopie')
  const domain = screen.getByRole('textbox', { name: /^Adresse der Website/ })
  await user.type(domain, 'da.example')
  await user.click(screen.getByRole('button', { name: 'Website anlegen' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Die Website konnte nicht angelegt werden: Bitte sehen Sie die rot umrandeten Angaben an.',
  )
  expect(domain.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('ist schon vergeben')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Website anlegen' }))
  await screen.findByText(/^Die Website konnte nicht angelegt werden\. /)
  expect(domain.getAttribute('aria-invalid')).toBe('false')
})
