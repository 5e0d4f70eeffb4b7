// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { OwnNotifications } from './own-notifications.tsx'

test('each person chooses by themselves whether a mail tells of what is assigned to them', async () => {
  let email_notifications = true
  const { user, asked } = showScreen(<OwnNotifications />, {
    answers: {
      'GET /users/me': () => ({ body: { data: { id: 1, email_notifications } } }),
      'PATCH /users/me': ({ body }) => {
        email_notifications = (body as { email_notifications: boolean }).email_notifications
        return { body: { data: { id: 1, email_notifications } } }
      },
    },
  })
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: /zugeteilt/ })
  expect(choice.checked).toBe(true)
  await user.click(choice)
  await expect.poll(() => choice.checked).toBe(false)
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { email_notifications: false },
  ])
})
