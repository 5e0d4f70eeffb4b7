// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { useUndo } from './use-undo.ts'
import { useUndoKeys } from './use-undo-keys.ts'

let made = 0

function Step() {
  useUndoKeys()
  const { hold, isHeld } = useUndo()
  const call = async () => {
    made++
  }
  return (
    <>
      <button type="button" onClick={() => hold({ key: 'step', message: 'Getan.', call })}>
        Tun
      </button>
      <input aria-label="Wort" />
      {isHeld('step') && <p>gehalten</p>}
    </>
  )
}

test('Ctrl+Z takes back the step that is held, and in a field what was typed', async () => {
  const { user } = showScreen(<Step />, { answers: {} })
  await user.click(screen.getByRole('button', { name: 'Tun' }))
  expect(await screen.findByText('gehalten')).toBeTruthy()
  await user.click(screen.getByLabelText('Wort'))
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.queryByText('gehalten')).not.toBeNull()
  screen.getByRole('button', { name: 'Tun' }).focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.queryByText('gehalten')).toBeNull()
  expect(made).toBe(0)
})
