// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { FirstDay } from './first-day.tsx'

const show = () => {
  localStorage.clear()
  return showScreen(
    <main id="main-content">
      <h1>Heute</h1>
      <FirstDay />
    </main>,
  )
}

const button = (name: string) => screen.findByRole('button', { name })

const isAtHeading = () => waitFor(() => expect(document.activeElement?.textContent).toBe('Heute'))

test('after the tour the keyboard goes on at the heading of the screen, for what opened the tour is gone', async () => {
  const { user } = show()
  await user.click(await button('Rundgang'))
  for (let step = 1; step < 5; step += 1) await user.click(await button('Weiter'))
  await user.click(await button('Fertig'))
  await isAtHeading()
  expect(screen.queryByRole('button', { name: 'Rundgang' })).toBeNull()
})

test('it does so as well where the tour is left', async () => {
  const { user } = show()
  await user.click(await button('Rundgang'))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await isAtHeading()
})

test('and where nobody wants it', async () => {
  const { user } = show()
  await user.click(await button('Überspringen'))
  await isAtHeading()
})
