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

test('a rating is answered and published in one step that can be taken back, in the language in which it is written', async () => {
  const typed: string[] = []
  const answer = { words: 'Merci !', setWords: (words: string) => typed.push(words) }
  const rating = { id: 4, name: 'Anne', status: 'draft', language: 'fr', text: 'Très belle.' }
  const { asked, user } = showScreen(<RatingSteps rating={rating} answer={answer} />, { answers: {} })
  await user.click(await screen.findByRole('button', { name: 'Auf die Bewertung von Anne antworten' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/in ihrer Sprache \(Französisch\)/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), '!')
  expect(typed).toEqual(['Merci !!'])
  await user.click(dialog.getByRole('button', { name: 'Mit Antwort veröffentlichen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  expect(screen.getByRole('button', { name: 'Bewertung von Anne veröffentlichen' })).toBeTruthy()
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
})
