// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { useUndo } from '../work/use-undo.ts'
import { PlaceNumber } from './place-number.tsx'

const place = { product: 1, variant: null, branch: null }

/** A place of a list that is read anew once something was saved, or others have changed it. */
function ListedPlace() {
  const [pieces, setPieces] = useState(2)
  return <PlaceNumber place={place} pieces={pieces} label="Ring" readOnly={false} onSaved={() => setPieces(9)} />
}

function Counted() {
  const undo = useUndo()
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

test('a count that others were faster than is told with the number that lies there now, and stays typed until Enter saves it', async () => {
  const counts: unknown[] = []
  const { user } = showScreen(<ListedPlace />, {
    answers: {
      'POST /ecom/stock': ({ body }) => {
        counts.push(body)
        return counts.length > 1
          ? { body: { data: { pieces: 7, stock: 7 } } }
          : { status: 409, body: { error: { code: 205, message: 'was: 9 pieces lie there by now' } } }
      },
    },
  })
  const field = screen.getByLabelText('Ring')
  await user.clear(field)
  await user.type(field, '7{Enter}')
  const told =
    'Ring: Ihre Zahl 7 ist nicht gespeichert. Dort liegen inzwischen 9 Stück. Bitte zählen Sie nach und tragen Sie'
  expect(await screen.findByText(new RegExp(told))).toBeTruthy()
  expect(await screen.findByText('jetzt 9')).toBeTruthy()
  expect(field).toHaveProperty('value', '7')
  await user.tab()
  expect(counts).toHaveLength(1)
  await user.type(field, '{Enter}')
  expect(counts.map((body) => (body as { was: number }).was)).toEqual([2, 9])
  expect(screen.queryByText('jetzt 9')).toBeNull()
})
