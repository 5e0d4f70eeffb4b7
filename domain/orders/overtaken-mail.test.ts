import { expect, test } from 'vitest'
import { isOvertakenMail } from './overtaken-mail.ts'

test('only goods that lie ready are called ready by mail; other mails are true whenever they are written', () => {
  expect(isOvertakenMail('ready', 'ready_for_collection')).toBe(false)
  expect(isOvertakenMail('ready', 'completed')).toBe(true)
  expect(isOvertakenMail('collect_reminder', 'cancelled')).toBe(true)
  expect(isOvertakenMail('receipt', 'completed')).toBe(false)
})
