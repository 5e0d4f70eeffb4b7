// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { KeptBackup, Restore, RestoreLoss } from '#contract/wire/restores.ts'
import { showScreen } from '../sample-office.tsx'
import { RestoreCard } from './restore-card.tsx'

const NAME = 'schaufenster-2026-11-23T02-00-01-000Z.tar'
const ID = '0b0f8e0a-5a58-4f0c-9a52-3f3f2f1f0f00'

const kept: KeptBackup = {
  ...{ place: 'disk', name: NAME, on: '2026-11-23T02:00:01.000Z' },
  ...{ kilobytes: 4200, tried: 'good', before_restore: false },
}

const ended: Restore = {
  ...{ id: ID, by: 'chefin@shop.example', created_on: kept.on, ended_on: kept.on, state: 'failed', place: 'disk' },
  ...{ name: NAME, archive_on: kept.on, safety: null, rows: 0, files: 0, problem: 'in_use', detail: 'Another.' },
}

const none: RestoreLoss = {
  ...{ orders: 0, withdrawals: 0, reservations: 0, requests: 0, ratings: 0, subscriptions: 0 },
  ...{ signups: 0, left: 0, erased: 0, accounts: 0, edits: 0 },
}

const answers = (loss: RestoreLoss, restore: { status?: number; body: object }) => ({
  'GET /server/backups/kept': () => ({ body: { data: [kept] } }),
  'GET /server/backups/restores': () => ({ body: { data: [ended] } }),
  [`GET /server/backups/kept/disk/${NAME}`]: () => ({ body: { data: loss } }),
  'POST /server/backups/restores': () => restore,
  [`GET /server/backups/restores/${ID}`]: () => ({
    body: { data: { id: ID, state: 'failed', step: null, percent: 100, problem: 'full' } },
  }),
})

const begun = { body: { data: { id: ID, state: 'running', step: 'waiting', percent: 0, problem: null } } }

async function opened(loss: RestoreLoss, restore: { status?: number; body: object } = begun) {
  const shown = showScreen(<RestoreCard />, { answers: answers(loss, restore) })
  const table = await screen.findByRole('table', { name: 'Aufbewahrte Sicherungen' })
  await shown.user.click(within(table).getByRole('button', { name: /^Wiederherstellen: Stand vom 23\.11\.2026/ }))
  return { ...shown, dialog: within(await screen.findByRole('dialog')) }
}

test('what is lost by a restore is counted in words before it begins, and only the word begins it', async () => {
  const { user, asked, dialog } = await opened({ ...none, orders: 1, requests: 3, edits: 12 })
  const lost = await dialog.findAllByRole('listitem')
  expect(lost.map(({ textContent }) => textContent)).toEqual([
    '1 Bestellung',
    '3 Anfragen',
    '12 Änderungen im Backoffice',
  ])
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Wiederherstellen' })
  expect(button.disabled).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: 'Zum Bestätigen' }), 'wieder')
  expect(button.disabled).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: 'Zum Bestätigen' }), 'herstellen')
  await user.click(button)
  expect(await dialog.findByText(/Nicht genug|Speicherplatz reicht nicht/)).toBeTruthy()
  expect(dialog.getByRole('alert').textContent).toContain('alles ist, wie es war')
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ place: 'disk', name: NAME }])
})

test('a backup that is no good is refused in the language of the person, and the dialog stays', async () => {
  const message =
    'The backup was made by a newer version of the program (9.0.0, 0999-later); restore it with that version.'
  const { user, dialog } = await opened(none, { status: 422, body: { error: { code: 114, message } } })
  expect(await dialog.findByText('Seitdem ist nichts dazugekommen.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Zum Bestätigen' }), 'Wiederherstellen{Enter}')
  expect(await dialog.findByText(/neueren Version des Programms \(9\.0\.0\)/)).toBeTruthy()
})

test('a restore that failed says so where those so far are listed', async () => {
  showScreen(<RestoreCard />, { answers: answers(none, begun) })
  const table = await screen.findByRole('table', { name: 'Bisher wiederhergestellt' })
  expect(
    within(table).getByText(/alles ist, wie es war\. Ein anderer Prozess arbeitet mit der Datenbank\./),
  ).toBeTruthy()
})
