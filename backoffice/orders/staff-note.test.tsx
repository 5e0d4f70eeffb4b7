// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleOrder } from './sample-order.ts'
import { showOrder } from './sample-order-screen.tsx'

test('a note is not put over what a colleague noted meanwhile, while any other change of the order does not stop it', async () => {
  let now = { staff_note: null as string | null, revision: 4 }
  let isChanged = false
  const outdated = { status: 412, body: { error: { code: 206, message: 'has been changed since it was read' } } }
  const { user } = showOrder(
    {},
    {
      'GET /items/ecommerce_order/7': () => ({
        body: { data: sampleOrder({ staff_note: now.staff_note }), meta: { revision: now.revision } },
      }),
      'PATCH /items/ecommerce_order/7': ({ body }: { body: unknown }) => {
        const isOld = isChanged
        isChanged = false
        if (!isOld) now = { ...now, ...(body as { staff_note: string }) }
        return isOld ? outdated : { body: { data: { id: 7 } } }
      },
    },
  )
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Interne Notiz')
  await user.type(note, 'Poliert')
  now = { ...now, revision: 5 }
  isChanged = true
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await waitFor(() => expect(now.staff_note).toBe('Poliert'))
  await user.type(note, '!')
  now = { staff_note: 'Nicht versenden!', revision: 6 }
  isChanged = true
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  expect(await screen.findByText(/Jetzt steht dort:\s+Nicht versenden!/)).toBeTruthy()
  expect([note.value, now.staff_note]).toEqual(['Poliert!', 'Nicht versenden!'])
  await user.click(screen.getByRole('button', { name: 'Beides behalten' }))
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await waitFor(() => expect(now.staff_note).toBe('Nicht versenden!\nPoliert!'))
})

test('a note that is not saved keeps the window from closing without a question', async () => {
  const { user } = showOrder()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await user.type(await screen.findByLabelText('Interne Notiz'), 'Ruft an')
  expect(leave()).toBe(true)
  await user.clear(screen.getByLabelText('Interne Notiz'))
  expect(leave()).toBe(false)
})
