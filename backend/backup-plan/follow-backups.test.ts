import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filledInstallation, type Installation } from '../backup/sample-installation.ts'
import { databasePlaces } from '../db/with-databases.ts'
import { PartAway } from '../outage.ts'
import type { ArchiveStore } from './archive-store.ts'
import { bucketArchives } from './bucket-archives.ts'
import type { ArchiveStores } from './carry-out.ts'
import { diskArchives } from './disk-archives.ts'
import { backupWatch } from './follow-backups.ts'
import { claimRun, recentRuns, writePlan } from './plan-rows.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-central-1' }

describe.each(databasePlaces())('on %s', (_name, place) => {
  let made: Installation
  let dataDir: string
  let folder: string
  let stores: ArchiveStores
  let now: number
  let logged: string[]

  beforeAll(async () => {
    made = await filledInstallation(place())
  }, 60_000)

  afterAll(() => made.close())

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'schaufenster-plan-'))
    folder = join(dataDir, 'backups')
    stores = { disk: diskArchives(folder) }
    now = Date.parse('2026-11-23T12:00:00Z')
    logged = []
    await made.db.deleteFrom('mail').execute()
    await made.db.deleteFrom('backup_runs').execute()
    await made.db.updateTable('backup_plan').set({ backup_alarm: false, trial_alarm: false, asked_on: null }).execute()
    const since = new Date(now).toISOString()
    await writePlan(made.db, { rhythm: 'daily', hour: 3, keep_days: 3, place: 'disk', since }, new Date(now))
    now = Date.parse('2026-11-24T02:00:01Z')
  })

  afterEach(() => rm(dataDir, { recursive: true }))

  const watch = (parts: { stores?: ArchiveStores; signal?: AbortSignal } = {}) =>
    backupWatch(
      {
        ...{ db: made.db, storage: made.storage, version: '1.0.0', secret: 'the secret', dataDir },
        ...{ stores: parts.stores ?? stores, now: () => new Date(now), uuid: () => crypto.randomUUID() },
        ...{ mailFrom: 'shop@backup.example', wakeMail: () => {} },
        log: (message, error) => logged.push(`${message}: ${(error as Error)?.message ?? JSON.stringify(error)}`),
      },
      parts.signal ?? new AbortController().signal,
    )
  const runs = async () => (await recentRuns(made.db)).toReversed()
  const words = async () => (await runs()).map(({ kind, state, problem }) => [kind, state, problem].join(' ').trim())
  const lying = async () => (await readdir(folder).catch(() => [])).sort()
  const mails = async () =>
    (await made.db.selectFrom('mail').select(['kind', 'recipient_address', 'subject']).orderBy('id').execute()).map(
      ({ kind, recipient_address, subject }) => `${kind} ${recipient_address} ${subject}`,
    )

  test('at its hour one of two processes makes one backup, and restores it on trial into an empty place', async () => {
    await Promise.all([watch()(), watch()()])
    await watch()()
    expect(logged).toEqual([])
    expect(await words()).toEqual(['backup done', 'trial done'])
    const [backup, trial] = await runs()
    expect(await lying()).toEqual([backup?.name])
    expect(backup?.name).toBe('schaufenster-2026-11-24T02-00-01-000Z.tar')
    const { size, mode } = await stat(join(folder, String(backup?.name)))
    expect(backup?.kilobytes).toBe(Math.ceil(size / 1000))
    expect(mode & 0o777).toBe(0o600)
    expect(trial).toMatchObject({ rows: backup?.rows, files: 1, missing: 0, name: backup?.name })
    expect(backup?.rows).toBeGreaterThan(20)
    expect(await readdir(dataDir)).toEqual(['backups'])
    expect(await mails()).toEqual([])
  }, 60_000)

  test('old backups are removed, but never the last good one, and nothing that the schedule has not made', async () => {
    for (let day = 0; day < 6; day++) {
      await watch()()
      now += DAY
    }
    // Three days, and the one that was restored on trial.
    expect(await lying()).toHaveLength(5)
    await writeFile(join(folder, 'before-update-2020.tar'), 'another')
    now += 30 * DAY
    await watch()()
    const left = await lying()
    expect(left).toContain('before-update-2020.tar')
    // The new one, and the one that was restored on trial last.
    expect(left.filter((name) => name.startsWith('schaufenster-'))).toHaveLength(2)
  }, 120_000)

  test('what a killed process has left is removed, and the backup is made by the next', async () => {
    const name = 'schaufenster-2026-11-24T02-00-01-000Z.tar'
    const due_on = '2026-11-24T02:00:00.000Z'
    await mkdir(folder)
    await writeFile(join(folder, `${name}.part`), 'half')
    await claimRun(made.db, { kind: 'backup', due_on, place: 'disk', name }, new Date(now))
    now += 60_000
    await watch()()
    expect(await lying()).toEqual([`${name}.part`])
    now += 61_000
    await watch()()
    expect(await lying()).toEqual([])
    expect(await words()).toEqual(['backup failed interrupted'])
    expect(await mails()).toEqual([])
    now += 10 * 60_000
    await watch()()
    expect(await words()).toEqual(['backup failed interrupted', 'backup done', 'trial done'])
  }, 60_000)

  test('a process that ends breaks its backup off, and leaves nothing behind', async () => {
    const ending = new AbortController()
    const disk = diskArchives(folder)
    const slow: ArchiveStore = {
      ...disk,
      write(name, bytes, noteDraft) {
        ending.abort()
        return disk.write(name, bytes, noteDraft)
      },
    }
    await watch({ stores: { disk: slow }, signal: ending.signal })()
    expect(await words()).toEqual(['backup failed interrupted'])
    expect(await lying()).toEqual([])
  }, 60_000)

  test('a full disk is told once, in words, and again only after all was well', async () => {
    const full = (): ArchiveStore => ({
      ...diskArchives(folder),
      write: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })),
    })
    await watch({ stores: { disk: full() } })()
    now += HOUR
    await Promise.all([watch({ stores: { disk: full() } })(), watch({ stores: { disk: full() } })()])
    expect(await words()).toEqual(['backup failed full', 'backup failed full'])
    const alarm = 'backup_alarm chefin@backup.example Die Sicherung ist fehlgeschlagen'
    expect(await mails()).toEqual([alarm])
    const { text } = await made.db.selectFrom('mail').select('text').executeTakeFirstOrThrow()
    expect(text).toContain('Der Speicherplatz reicht nicht.')
    now += HOUR
    await watch()()
    expect((await words()).at(-1)).toBe('trial done')
    now += DAY
    await watch({ stores: { disk: full() } })()
    expect(await mails()).toEqual([alarm, alarm])
  }, 60_000)

  test('a folder that cannot be written, and a storage that is away, are told as what they are', async () => {
    await writeFile(folder, 'a file where the folder should be')
    await watch()()
    expect(await words()).toEqual(['backup failed unwritable'])
    await rm(folder)
    const { storage } = made
    const away = { ...storage, read: () => Promise.reject(new PartAway('The bucket does not answer.')) }
    made = { ...made, storage: away }
    now += HOUR
    await watch()()
    made = { ...made, storage }
    expect((await runs()).at(-1)).toMatchObject({ problem: 'away', detail: 'The bucket does not answer.' })
    expect(await lying()).toEqual([])
  }, 60_000)

  test('a damaged archive is found by the weekly trial and told, and is not what keeps others from being removed', async () => {
    const disk = diskArchives(folder)
    const rotting: ArchiveStore = {
      ...disk,
      async write(name, bytes, noteDraft) {
        const size = await disk.write(name, bytes, noteDraft)
        const whole = await readFile(join(folder, name))
        const middle = Math.floor(whole.byteLength / 2)
        whole[middle] = (whole[middle] ?? 0) ^ 1
        await writeFile(join(folder, name), whole)
        return size
      },
    }
    await watch({ stores: { disk: rotting } })()
    expect(await words()).toEqual(['backup done', 'trial failed damaged'])
    expect((await runs()).at(-1)?.detail).toContain('damaged or incomplete')
    expect(await mails()).toEqual(['trial_alarm chefin@backup.example Eine Sicherung ließ sich nicht zurückspielen'])
    expect(await readdir(dataDir)).toEqual(['backups'])
    now += DAY
    await watch()()
    expect((await words()).slice(2)).toEqual(['backup done', 'trial done'])
    expect(await mails()).toHaveLength(1)
  }, 60_000)

  test('a backup to a bucket goes in parts, is tried from there, and is removed there', async () => {
    const server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(dataDir, 's3') },
      configureBuckets: [{ name: 'shop', configs: [] }],
    })
    const { port } = await server.run()
    try {
      const options = { endpoint: `http://127.0.0.1:${port}`, bucket: 'shop', ...KEYS }
      const bucket = bucketArchives(options, 20_000)
      await writePlan(made.db, { place: 'bucket' }, new Date(now))
      for (let day = 0; day < 6; day++) {
        await watch({ stores: { bucket } })()
        now += DAY
      }
      expect(logged).toEqual([])
      expect((await words()).filter((one) => one.startsWith('trial'))).toEqual(['trial done'])
      const archives = await bucket.list()
      expect(archives).toHaveLength(5)
      expect(archives.at(-1)?.on).toBe('2026-11-29T02:00:01.000Z')
      await expect(
        bucketArchives({ ...options, bucket: 'none' }).write('a.tar', new Blob(['a']).stream(), async () => {}),
      ).rejects.toThrow('none does not exist')
      now += DAY
      await watch({ stores: { bucket: bucketArchives({ ...options, accessKeyId: 'STRANGER' }) } })()
      expect((await words()).at(-1)).toBe('trial failed refused')
      expect((await words()).filter((one) => one.startsWith('backup')).at(-1)).toBe('backup failed refused')
      now += DAY
    } finally {
      await server.close()
    }
    await watch({
      stores: { bucket: bucketArchives({ endpoint: `http://127.0.0.1:${port}`, bucket: 'shop', ...KEYS }) },
    })()
    expect((await words()).filter((one) => one.startsWith('backup')).at(-1)).toBe('backup failed away')
  }, 120_000)
})
