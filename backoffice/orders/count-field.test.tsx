// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fill, showScreen } from '../sample-office.tsx'
import { CountField } from './count-field.tsx'

function Counted() {
  const [count, setCount] = useState(3)
  return (
    <>
      <CountField name="Ring" count={count} least={0} change={setCount} />
      <output>{count}</output>
    </>
  )
}

test('what is no number of pieces changes nothing, and goes when the field is left', async () => {
  showScreen(<Counted />, { answers: {} })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Ring$/ })
  const counted = () => screen.getByRole('status').textContent
  for (const words of ['-1', 'abc', '', '1,5']) {
    fill(field, words)
    expect([counted(), field.value]).toEqual(['3', words])
  }
  fireEvent.blur(field)
  expect(field.value).toBe('3')
  fill(field, '5')
  expect(counted()).toBe('5')
  fill(field, '0')
  expect(counted()).toBe('0')
})
