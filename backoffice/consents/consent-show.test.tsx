// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consentBannerText } from '#domain/consent/consent-banner.ts'
import { showScreen } from '../sample-office.tsx'
import { ConsentShow } from './consent-show.tsx'

/** For machines that do much else. */
const PATIENT = { timeout: 10_000 }

const decision = {
  ...{ id: 7, visitor: '0123456789abcdef0123456789abcdef', banner_version: '12', action: 'save', language: 'de' },
  choices: { functional: true, matomo: false },
  created_on: '2026-11-20T10:00:00.000Z',
  expires_on: '2029-12-31T23:00:00.000Z',
}

const statistics = {
  ...{ function_id: 'matomo', display_name: 'Statistik', description: 'Zählt.' },
  ...{ default_on: false, locked: false },
}

test('a decision says when it was made, what was agreed to and what was asked', async () => {
  showScreen(<ConsentShow />, {
    at: '/7',
    collection: 'consent_log',
    answers: {
      'GET /items/consent_log/7': () => ({ body: { data: decision } }),
      'GET /items/consent_banner': () => ({
        body: {
          data: [{ id: 1, text: consentBannerText([statistics], 'de') }],
          meta: { filter_count: 1 },
        },
      }),
    },
  })
  expect(await screen.findByText(/20\.11\.2026.*Auswahl gespeichert/, {}, PATIENT)).toBeTruthy()
  expect(await screen.findByText('Statistik: nicht eingewilligt', {}, PATIENT)).toBeTruthy()
  expect(screen.getByText(/^Ihre Einwilligung\. /)).toBeTruthy()
})
