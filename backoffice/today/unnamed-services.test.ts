import { expect, test } from 'vitest'
import type { ConnectionSetting } from '#contract/wire/connections.ts'
import { unnamedServices } from './unnamed-services.ts'

const set = (key: string): ConnectionSetting => ({ key, value: null, from: 'project' })

test('a service that is used is to be named by the privacy notice in each language of the website', () => {
  const notices = [
    { language: 'de', body: '<p>Zahlungen nimmt PayPal (Europe) entgegen, den Newsletter versendet BREVO.</p>' },
    { language: 'en', body: '<p>Payments are taken by PayPal (Europe).</p>' },
  ]
  const settings = [set('paypal_client_secret'), set('brevo_key'), { ...set('klarna_password'), from: null }]
  expect(unnamedServices(settings, notices, ['de', 'en'])).toEqual(['Brevo'])
  expect(unnamedServices(settings, notices, ['de'])).toEqual([])
  expect(unnamedServices(settings, notices, ['de', 'fr'])).toEqual(['PayPal', 'Brevo'])
  expect(unnamedServices([], [], ['de'])).toEqual([])
})
