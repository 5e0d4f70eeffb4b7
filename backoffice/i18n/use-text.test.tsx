// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { useText } from './use-text.ts'

function Counted() {
  const text = useText()
  return (
    <ul>
      {[1, 2].map((count) => (
        <li key={count}>{text('prices.done', { count })}</li>
      ))}
    </ul>
  )
}

test('what is counted is worded for one and for several', async () => {
  showScreen(<Counted />)
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Ein Produkt hat einen neuen Preis.',
    '2 Produkte haben neue Preise.',
  ])
})
