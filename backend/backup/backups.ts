import { randomUUID } from 'node:crypto'
import type { Backup } from '#contract/wire/backups.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { Storage } from '../files/storage.ts'
import { UUID } from '../uuid.ts'
import type { Archive } from './archive-writer.ts'
import { makeArchive } from './make-archive.ts'

export interface BackupsOptions {
  readonly db: Database
  readonly storage: Pick<Storage, 'read'>
  /** Version of the program. */
  readonly version: string
  /** What signs links and tokens, where the data directory holds it. */
  readonly secret: string | undefined
  readonly now: () => Date
  readonly log?: ((message: string, error: unknown) => void) | undefined
}

export interface Backups {
  /** The last ten, newest first. */
  list(): Promise<Backup[]>
  /** Throws the Fault where there is none. */
  find(id: string): Promise<Backup>
  /** Notes that one is wanted; its bytes are made while they are downloaded. Throws the Fault while another runs. */
  begin(user: number): Promise<Backup>
  /** The bytes of one that waits. Throws the Fault for one that was downloaded already. */
  download(id: string): Promise<ReadableStream<Uint8Array>>
  /** Stops one, whichever process makes it. */
  cancel(id: string): Promise<void>
}

/** Milliseconds between two notes of how far a backup is. */
const NOTE_EVERY = 500

/** Milliseconds without a note after which a backup counts as failed: its process has ended. */
const SILENCE = 60_000

const jobsIn = (db: Database) =>
  db
    .selectFrom('backups')
    .leftJoin('users', 'users.id', 'backups.user')
    .select(['backups.id', 'backups.created_on', 'backups.seen_on', 'backups.state', 'backups.percent'])
    .select(['backups.kilobytes', 'backups.missing', 'users.email as by'])

type JobRow = Awaited<ReturnType<ReturnType<typeof jobsIn>['execute']>>[number]

const jobOf = ({ seen_on, ...row }: JobRow, now: Date): Backup => {
  const isUnderWay = row.state === 'waiting' || row.state === 'running'
  const isLost = isUnderWay && now.getTime() - Date.parse(String(seen_on)) > SILENCE
  return {
    id: String(row.id),
    by: row.by === null ? null : String(row.by),
    created_on: String(row.created_on),
    state: isLost ? 'failed' : (row.state as Backup['state']),
    percent: Number(row.percent),
    kilobytes: Number(row.kilobytes),
    missing: Number(row.missing),
  }
}

/** The backups of an installation. How far each is stands in the database, so that any process can tell and stop it. */
export function createBackups({ db, storage, version, secret, now, log }: BackupsOptions): Backups {
  async function find(id: string): Promise<Backup> {
    const row = UUID.test(id) ? await jobsIn(db).where('backups.id', '=', id).executeTakeFirst() : undefined
    if (!row) throw new Fault('unknownItem', 'There is no such backup')
    return jobOf(row, now())
  }

  /** Changes a backup that has not ended; false when it has. */
  async function note(id: string, change: Partial<Omit<Backup, 'id' | 'by'>>, from: readonly string[] = ['running']) {
    const { numUpdatedRows } = await db
      .updateTable('backups')
      .set({ ...change, seen_on: now().toISOString() })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()
    return numUpdatedRows > 0
  }

  function follow(id: string, archive: Archive, progress: { bytes: number; part: number }): void {
    const facts = () => ({ kilobytes: Math.ceil(progress.bytes / 1000), percent: Math.floor(progress.part * 100) })
    const fail = (error: unknown) => log?.('How far a backup is could not be noted', error)
    const timer = setInterval(() => {
      note(id, facts()).then((isWanted) => isWanted || archive.cancel(), fail)
    }, NOTE_EVERY)
    archive.done
      .then(
        ({ missing }) => note(id, { ...facts(), state: 'done', percent: 100, missing: missing.length }),
        async (error) => {
          const isStopped = (error as Error | undefined)?.name === 'AbortError'
          if (!isStopped) log?.('A backup could not be made', error)
          await note(id, { ...facts(), state: isStopped ? 'cancelled' : 'failed' })
        },
      )
      .catch(fail)
      .finally(() => clearInterval(timer))
  }

  return {
    find,
    list: async () =>
      (await jobsIn(db).orderBy('backups.created_on', 'desc').limit(10).execute()).map((row) => jobOf(row, now())),
    async begin(user) {
      const running = await jobsIn(db).where('backups.state', '=', 'running').execute()
      if (running.some((row) => jobOf(row, now()).state === 'running'))
        throw new Fault('conflict', 'A backup is being made already')
      const id = randomUUID()
      const moment = now().toISOString()
      await db
        .insertInto('backups')
        .values({ id, user, created_on: moment, seen_on: moment, state: 'waiting' })
        .execute()
      return find(id)
    },
    async download(id) {
      await find(id)
      if (!(await note(id, { state: 'running' }, ['waiting'])))
        throw new Fault('conflict', 'This backup was downloaded already; begin another')
      const progress = { bytes: 0, part: 0 }
      const tell = (done: typeof progress) => Object.assign(progress, done)
      const archive = makeArchive({ db, storage, version, secret, now: now(), tell })
      follow(id, archive, progress)
      return archive.bytes
    },
    async cancel(id) {
      await find(id)
      await note(id, { state: 'cancelled' }, ['waiting', 'running'])
    },
  }
}
