// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { CommandSearch } from './command-search.tsx'

test('Escape leaves the search, also with words in it', async () => {
  let closed = 0
  const { user } = showScreen(<CommandSearch close={() => (closed += 1)} />)
  await user.type(screen.getByRole('combobox'), 'passwort')
  expect(await screen.findByRole('option', { name: /Mein Konto/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(closed).toBe(1)
})
