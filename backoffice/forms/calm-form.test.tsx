// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { AdminContext, type RaRecord, useInput } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { fill } from '../sample-office.tsx'
import { CalmForm } from './calm-form.tsx'

afterEach(cleanup)

let drawn = 0

function Name() {
  drawn += 1
  const { field } = useInput({ source: 'name' })
  return <input aria-label="name" {...field} />
}

const formOf = (record: RaRecord) => (
  <AdminContext>
    <CalmForm record={record}>
      <Name />
    </CalmForm>
  </AdminContext>
)

const shown = () => screen.getByLabelText<HTMLInputElement>('name').value

test('an input is drawn once when its form opens', async () => {
  drawn = 0
  render(formOf({ id: 1, name: 'Priel' }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(drawn).toBe(1)
  expect(shown()).toBe('Priel')
})

test('what the record is later, and another record, are shown in place of what was typed', () => {
  const { rerender } = render(formOf({ id: 1, name: 'Priel' }))
  fill(screen.getByLabelText('name'), 'typed')
  expect(shown()).toBe('typed')
  rerender(formOf({ id: 1, name: 'saved' }))
  expect(shown()).toBe('saved')
  rerender(formOf({ id: 2, name: 'Sonne' }))
  expect(shown()).toBe('Sonne')
})
