// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { useUndo } from '../work/use-undo.ts'
import { PlaceNumber } from './place-number.tsx'

function Counted() {
  const undo = useUndo()
  const place = { product: 1, variant: null, branch: null }
  return <PlaceNumber place={place} pieces={2} label="Ring" readOnly={false} undo={undo} onSaved={() => {}} />
}

test('a count that can be taken back stands there at once and is not written once it is taken back', async () => {
  const { user, asked } = showScreen(<Counted />, { answers: {} })
  const field = screen.getByLabelText('Ring')
  await user.clear(field)
  await user.type(field, '7{Enter}')
  expect(await screen.findByText('Ring gespeichert')).toBeTruthy()
  expect(field).toHaveProperty('value', '7')
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(field).toHaveProperty('value', '2')
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})
