import { expect, test } from 'vitest'
import { labelling } from '../labels/labels.ts'
import { changeText } from './change-text.ts'

test.each([
  [{ changed: ['role'], note: 'editor → shop_staff' }, 'Rolle (Redaktion → Verkauf)'],
  [{ changed: ['smtp_url', 'paypal_client_secret'], note: null }, 'Mailserver, PayPal: Secret'],
  [{ changed: null, note: 'editor: page delete' }, 'Redaktion: Seiten, löschen'],
  [{ changed: null, note: 'otp' }, 'Einmalpasswort falsch'],
  [{ changed: null, note: 'pass' }, 'von einer anderen Website aus'],
  [{ changed: ['brevo_key', 'email_notifications'], note: null }, 'Brevo: Schlüssel, Benachrichtigungen per Mail'],
  [{ changed: null, note: 'Fotograf' }, 'Fotograf'],
  [{ changed: null, note: null }, ''],
])('%o is told as "%s"', (entry, words) => {
  expect(changeText(labelling('de'), entry)).toBe(words)
})
