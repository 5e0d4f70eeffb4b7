// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
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

test('the search is called by its name, and of settings it finds those that a form asks, in groups that say what they are', async () => {
  const { user } = showScreen(<CommandSearch close={() => {}} />)
  expect(screen.getByRole('dialog', { name: 'Alles durchsuchen' })).toBeTruthy()
  await user.type(screen.getByRole('combobox'), 'impressum')
  const settings = await screen.findByRole('group', { name: 'Einstellungen und Felder' })
  const names = within(settings)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) expect(name).not.toMatch(/^(Nr\.|Project|Projekt|Website)/)
})
