import { expect, test } from 'vitest'
import type { BackupRun } from '#contract/wire/backup-plan.ts'
import { dueBackup, dueTrial, type Plan, troublesOf } from './due-work.ts'

const plan: Plan = {
  ...{ rhythm: 'daily', hour: 3, keep_days: 30, place: 'disk' },
  ...{ since: '2026-11-20T12:00:00.000Z', asked_on: null },
}

const run = (facts: Partial<BackupRun>): BackupRun => ({
  ...{ id: 1, kind: 'backup', state: 'done', place: 'disk', name: 'a.tar' },
  ...{ created_on: '2026-11-23T02:00:01.000Z', ended_on: '2026-11-23T02:01:00.000Z' },
  ...{ kilobytes: 1, rows: 1, files: 1, missing: 0, problem: null, detail: null },
  ...facts,
})

const at = (moment: string) => new Date(moment)
const NOON = at('2026-11-23T11:00:00Z')
const failed = (problem: BackupRun['problem'], facts: Partial<BackupRun> = {}) =>
  run({ state: 'failed', problem, ...facts })

test('a backup is due once for each moment of the schedule that lies after it was set', () => {
  expect(dueBackup(plan, [], NOON)).toBe('2026-11-23T02:00:00.000Z')
  expect(dueBackup(plan, [run({})], NOON)).toBeUndefined()
  expect(dueBackup(plan, [run({ state: 'running' })], NOON)).toBeUndefined()
  expect(dueBackup({ ...plan, since: '2026-11-23T02:30:00.000Z' }, [], NOON)).toBeUndefined()
  expect(dueBackup({ ...plan, rhythm: 'off' }, [], NOON)).toBeUndefined()
})

test('one that failed is due again after an hour, one that was interrupted after ten minutes', () => {
  expect(dueBackup(plan, [failed('away')], at('2026-11-23T03:00:59Z'))).toBeUndefined()
  expect(dueBackup(plan, [failed('away')], at('2026-11-23T03:01:00Z'))).toBe('2026-11-23T03:01:00.000Z')
  expect(dueBackup(plan, [failed('interrupted')], at('2026-11-23T02:11:00Z'))).toBe('2026-11-23T02:11:00.000Z')
})

test('a backup that somebody asks for is made at once, also without a schedule, and not again by itself where it failed', () => {
  const asked = { ...plan, rhythm: 'off', asked_on: '2026-11-23T10:00:00.000Z' } as const
  expect(dueBackup(asked, [run({})], NOON)).toBe(asked.asked_on)
  const after = { created_on: '2026-11-23T10:00:01.000Z', ended_on: '2026-11-23T10:00:02.000Z' }
  expect(dueBackup(asked, [run(after)], NOON)).toBeUndefined()
  expect(dueBackup(asked, [failed('away', after)], at('2026-11-24T11:00:00Z'))).toBeUndefined()
  expect(dueBackup(asked, [failed('interrupted', after)], NOON)).toBe('2026-11-23T10:10:02.000Z')
})

test('restoring is tried with the first archive, and then every week', () => {
  expect(dueTrial(plan, [], NOON)).toBeUndefined()
  expect(dueTrial(plan, [run({})], NOON)).toBe('2026-11-23T02:01:00.000Z')
  const trial = run({ kind: 'trial', created_on: '2026-11-23T02:02:00.000Z' })
  const next = run({ name: 'b.tar', created_on: '2026-11-29T02:00:00.000Z', ended_on: '2026-11-29T02:01:00.000Z' })
  expect(dueTrial(plan, [next, trial, run({})], at('2026-11-30T02:01:59Z'))).toBeUndefined()
  expect(dueTrial(plan, [next, trial, run({})], at('2026-11-30T02:02:00Z'))).toBe('2026-11-30T02:02:00.000Z')
  expect(dueTrial({ ...plan, rhythm: 'off' }, [trial, run({})], at('2026-12-30T02:02:00Z'))).toBeUndefined()
})

test('after a trial that failed the next archive is tried at once', () => {
  const bad = failed('damaged', { kind: 'trial', created_on: '2026-11-23T02:02:00.000Z' })
  expect(dueTrial(plan, [bad, run({})], NOON)).toBeUndefined()
  const next = run({ created_on: '2026-11-24T02:00:00.000Z', ended_on: '2026-11-24T02:01:00.000Z' })
  expect(dueTrial(plan, [next, bad, run({})], at('2026-11-24T02:02:00Z'))).toBe('2026-11-24T02:01:00.000Z')
})

test('what failed or did not come is a trouble; what was interrupted, or is at work, is none yet', () => {
  const today = { ...plan, since: '2026-11-22T12:00:00.000Z' }
  const kinds = (runs: readonly BackupRun[], now = NOON, set: Plan = today) =>
    troublesOf(set, runs, now).map(({ kind, problem }) => `${kind} ${problem}`)
  const trial = run({ kind: 'trial' })
  expect(kinds([trial, run({})])).toEqual([])
  expect(kinds([failed('full')])).toEqual(['backup full'])
  expect(kinds([failed('interrupted')], at('2026-11-23T03:00:00Z'))).toEqual([])
  expect(kinds([], at('2026-11-23T07:59:00Z'))).toEqual([])
  expect(kinds([], at('2026-11-23T08:00:00Z'))).toEqual(['backup overdue'])
  expect(kinds([run({ state: 'running' })])).toEqual([])
  expect(kinds([run({ state: 'running' }), failed('full')])).toEqual(['backup full'])
  expect(kinds([failed('damaged', { kind: 'trial' }), run({})])).toEqual(['trial damaged'])
  expect(kinds([trial, run({})], at('2026-12-02T03:00:00Z'))).toEqual(['backup overdue', 'trial overdue'])
  expect(kinds([], NOON, { ...plan, rhythm: 'off' })).toEqual([])
})
