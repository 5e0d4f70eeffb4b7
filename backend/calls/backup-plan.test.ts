import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BackupSchedule } from '#contract/wire/backup-plan.ts'
import { createBackupPlan } from '../backup-plan/backup-plan.ts'
import { diskArchives } from '../backup-plan/disk-archives.ts'
import { claimRun } from '../backup-plan/plan-rows.ts'
import { withDatabases } from '../db/with-databases.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, testClient } from './test-client.ts'

const PATH = '/server/backups/plan'
const daily = { rhythm: 'daily', hour: 4, keep_days: 14, place: 'disk' } as const

withDatabases((database) => {
  let client: Client
  let owner: Record<string, string>
  let others: Record<string, string>[]
  let woken: number

  beforeAll(async () => {
    const project = Number((await sampleShop(database(), 'juwelier.example')).project)
    const now = () => new Date('2026-11-23T12:00:00Z')
    client = testClient(database(), {
      now,
      backupPlan: createBackupPlan({
        ...{ db: database(), now, folder: '/srv/backups', stores: { disk: diskArchives('/srv/backups') } },
        wake: () => woken++,
      }),
    })
    owner = await client.signedInAs({ email: 'agentur@juwelier.example', role: 'administrator' })
    others = [
      {},
      await client.signedInAs({ email: 'chefin@juwelier.example', role: 'administrator', project }),
      await client.signedInAs({ email: 'redaktion@juwelier.example', role: 'editor' }),
    ]
  })

  beforeEach(async () => {
    woken = 0
    await database().deleteFrom('backup_runs').execute()
  })

  test('administrators of all projects set when, where and for how long, and read when the next is made', async () => {
    const { status, body } = await client.call<BackupSchedule>('PUT', PATH, daily, owner)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ ...daily, places: ['disk'], next: '2026-11-24T03:00:00.000Z', runs: [] })
    expect((await client.call('GET', PATH, undefined, owner)).body.data).toEqual(body.data)
  })

  test('nobody else reads or sets it, or has one made', async () => {
    for (const headers of others)
      for (const [method, path, body] of [
        ['GET', PATH, undefined],
        ['PUT', PATH, { ...daily, rhythm: 'off' }],
        ['POST', `${PATH}/now`, {}],
      ] as const)
        expect((await client.call(method, path, body, headers)).status).toBe(
          Object.keys(headers).length === 0 ? 401 : 403,
        )
    expect(woken).toBe(0)
    expect((await client.call('GET', PATH, undefined, owner)).body.data).toMatchObject({ rhythm: 'daily' })
  })

  test.each([
    [{ rhythm: 'hourly' }, 'rhythm'],
    [{ hour: 24 }, 'hour'],
    [{ hour: 3.5 }, 'hour'],
    [{ keep_days: 0 }, 'keep_days'],
    [{ keep_days: 'many' }, 'keep_days'],
    [{ place: 'bucket' }, 'place'],
    [{ place: '/etc' }, 'place'],
  ])('what is no schedule is refused and named: %j', async (wrong, field) => {
    const { status, body } = await client.call('PUT', PATH, { ...daily, ...wrong }, owner)
    expect(status).toBe(422)
    expect(body.error?.message).toContain(field)
    expect((await client.call('GET', PATH, undefined, owner)).body.data).toMatchObject(daily)
  })

  test('a backup that is asked for is made at once, and not while one is made', async () => {
    expect((await client.call('POST', `${PATH}/now`, {}, owner)).status).toBe(200)
    expect(woken).toBe(1)
    const due_on = '2026-11-23T12:00:00.000Z'
    await claimRun(database(), { kind: 'backup', due_on, place: 'disk', name: 'a.tar' }, new Date(due_on))
    expect((await client.call('POST', `${PATH}/now`, {}, owner)).status).toBe(409)
    expect(woken).toBe(1)
  })
})
