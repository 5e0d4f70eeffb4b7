// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BackupRun, BackupSchedule } from '#contract/wire/backup-plan.ts'
import { showScreen } from '../sample-office.tsx'
import { BackupNote } from './backup-note.tsx'
import { BackupPlanCard } from './backup-plan-card.tsx'

const run = (facts: Partial<BackupRun> = {}): BackupRun => ({
  ...{ id: 1, kind: 'backup', state: 'done', place: 'disk', name: 'a.tar' },
  ...{ created_on: '2026-11-23T02:00:01.000Z', ended_on: '2026-11-23T02:01:00.000Z' },
  ...{ kilobytes: 4200, rows: 120, files: 7, missing: 0, problem: null, detail: null },
  ...facts,
})

const schedule: BackupSchedule = {
  ...{ rhythm: 'daily', hour: 3, keep_days: 30, place: 'disk', places: ['disk'], folder: '/srv/data/backups' },
  next: '2026-11-24T02:00:00.000Z',
  runs: [run({ id: 2, kind: 'trial', kilobytes: 0 }), run()],
  last_backup: run(),
  last_trial: run({ id: 2, kind: 'trial' }),
  troubles: [],
}

const PATH = '/server/backups/plan'
const answer = (data: BackupSchedule) => ({
  [`GET ${PATH}`]: () => ({ body: { data } }),
  [`PUT ${PATH}`]: () => ({ body: { data } }),
  [`POST ${PATH}/now`]: () => ({ body: { data } }),
})

test('Heute says quietly when was backed up and tried', async () => {
  showScreen(<BackupNote />, { answers: answer(schedule) })
  expect(await screen.findByText(/Zuletzt gesichert am 23\.11\.2026/)).toBeTruthy()
  expect(screen.getByText(/Probeweise zurückgespielt am .*: 120 Datensätze, 7 Dateien, alles da\./)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Heute raises an alarm where a trial failed, in words', async () => {
  const troubles = [{ kind: 'trial', problem: 'damaged', detail: 'Half of it.', on: null }] as const
  showScreen(<BackupNote />, { answers: answer({ ...schedule, troubles }) })
  const alarm = await screen.findByRole('alert')
  expect(alarm.textContent).toContain(
    'Die Probe der Sicherung ist nicht gelungen: Die Sicherung ist beschädigt oder unvollständig.',
  )
  expect(within(alarm).getByRole('link', { name: 'Sicherungen ansehen' }).getAttribute('href')).toMatch(/\/backup$/)
})

test('Heute says nothing of backups where no schedule is set', async () => {
  const { asked } = showScreen(<BackupNote />, { answers: answer({ ...schedule, rhythm: 'off' }) })
  await expect.poll(() => asked.length).toBe(1)
  expect(screen.queryByText(/gesichert/)).toBeNull()
})

test('the schedule is set in words, days that are no number are not sent, and a backup is asked for at once', async () => {
  const { user, asked } = showScreen(<BackupPlanCard />, { answers: answer(schedule) })
  const days = await screen.findByRole('textbox', { name: 'Wie viele Tage Sicherungen bleiben' })
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent?.replace(/^.*\d\d:\d\d/, ''))).toEqual([
    'BegonnenWasErgebnisGröße',
    'Probe120 Datensätze, 7 Dateien–',
    'Sicherung120 Datensätze, 7 Dateien4,2 MB',
  ])
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await user.clear(days)
  await user.type(days, 'viele')
  await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }))
  expect(sent()).toEqual([])
  await user.clear(days)
  await user.type(days, '14')
  await user.click(screen.getByRole('combobox', { name: 'Wie oft' }))
  await user.click(await screen.findByRole('option', { name: 'wöchentlich, sonntags' }))
  await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }))
  expect(await screen.findByText('Gespeichert')).toBeTruthy()
  expect(sent()).toEqual([{ rhythm: 'weekly', hour: 3, keep_days: 14, place: 'disk' }])
  await user.click(screen.getByRole('button', { name: 'Gleich auf dem Server ablegen' }))
  await expect.poll(() => asked.some(({ method, path }) => method === 'POST' && path === `${PATH}/now`)).toBe(true)
})
