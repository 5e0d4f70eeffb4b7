// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { RatingSteps } from './rating-steps.tsx'

test('a rating is refused only once a reason was written', async () => {
  const { user } = showScreen(<RatingSteps rating={{ id: 4, name: 'Anna', status: 'draft' }} />, { answers: {} })
  await user.click(await screen.findByRole('button', { name: /Anna.*ablehnen/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Nennt einen Namen.')
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
  expect(await screen.findByText(/abgelehnt und archiviert/)).toBeTruthy()
})
