import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { BackupPlace } from '#contract/wire/backup-plan.ts'
import type { KeptBackup, Restore, RestoreLoss, RestoreProgress } from '#contract/wire/restores.ts'
import { BackupProblem } from '../backup/archive-format.ts'
import { checkRestorable } from '../backup/restore-archive.ts'
import { hasOtherProcesses } from '../backup/sole-use.ts'
import type { StoredArchive } from '../backup-plan/archive-store.ts'
import type { ArchiveStores } from '../backup-plan/carry-out.ts'
import { trialsByName } from '../backup-plan/plan-rows.ts'
import { problemOf } from '../backup-plan/problem-of.ts'
import { type Database, isSqlite } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { UUID } from '../uuid.ts'
import { lostSince } from './lost.ts'
import { type RestoreOrder, restoreFolder } from './restore-order.ts'
import { endedRestore, recentRestores, safetyNames } from './restore-rows.ts'

export interface RestoresOptions {
  readonly db: Database
  readonly stores: ArchiveStores
  readonly dataDir: string
  readonly now: () => Date
  readonly uuid: () => string
  /** Closes the installation, restores and opens it again; undefined where the program cannot. */
  readonly carryOut: () => ((order: RestoreOrder) => void) | undefined
}

/** Which archive is meant. */
export interface ArchiveNamed {
  readonly place: BackupPlace
  readonly name: string
}

export interface Restores {
  /** What can be restored, newest first. */
  kept(): Promise<KeptBackup[]>
  /** What would be lost by restoring one. Throws the Fault where there is none. */
  lost(named: ArchiveNamed): Promise<RestoreLoss>
  /** Those that have ended, newest first. */
  ended(): Promise<Restore[]>
  /** How far one is. Throws the Fault where there is none. */
  progress(id: string): Promise<RestoreProgress>
  /**
   * Takes the archive in, checks it to its end, and has it restored. Throws the Fault, with nothing changed: 404 where there is none, 409
   * where it cannot be now, 422 for an archive that is damaged or of a newer version.
   */
  begin(named: ArchiveNamed, by: RestoreOrder['by']): Promise<RestoreProgress>
}

const FULL = 'There is not enough room on the disk of the server'

/** The Fault that says why an archive is not taken. */
function refusal(error: unknown): Error {
  if (error instanceof BackupProblem) return new Fault(error.why === 'in_use' ? 'conflict' : 'invalid', error.message)
  const { problem, detail } = problemOf(error)
  if (problem === 'full') return new Fault('conflict', `${FULL}: ${detail}`)
  if (problem === 'unwritable') return new Fault('conflict', `The data directory cannot be written: ${detail}`)
  if (problem === 'away') return new Fault('unavailable', 'The storage of the backups cannot be reached right now')
  return error as Error
}

/** Restores from the back office: what there is, what would be lost, and the wish itself. */
export function createRestores({ db, stores, dataDir, now, uuid, carryOut }: RestoresOptions): Restores {
  const folder = restoreFolder(dataDir)
  let isBusy = false

  const listed = async () => {
    const all = Object.entries(stores).map(async ([place, store]) =>
      (await store.list()).map((archive) => ({ ...archive, place: place as BackupPlace })),
    )
    return (await Promise.all(all)).flat().toSorted((a, b) => b.on.localeCompare(a.on))
  }

  async function find({ place, name }: ArchiveNamed): Promise<StoredArchive & ArchiveNamed> {
    const found = (await listed()).find((archive) => archive.place === place && archive.name === name)
    if (!found) throw new Fault('unknownItem', 'There is no such backup any more')
    return found
  }

  async function takeIn({ place, name }: ArchiveNamed): Promise<void> {
    const bytes = await stores[place]?.read(name)
    if (!bytes) throw new Fault('unknownItem', 'There is no such backup any more')
    await folder.take(bytes)
    await checkRestorable(() => Readable.toWeb(createReadStream(folder.archive)) as ReadableStream<Uint8Array>)
  }

  async function prepared(archive: StoredArchive & ArchiveNamed, by: RestoreOrder['by']): Promise<RestoreOrder> {
    if (!isSqlite(db) && (await hasOtherProcesses(db)))
      throw new BackupProblem('Several processes use the database; stop all but one first.', 'in_use')
    await takeIn(archive)
    const { place, name, on } = archive
    const moment = now().toISOString()
    const facts = { place, name, archive_on: on, created_on: moment, by, safety: null, tries: 0 }
    const order = { id: uuid(), step: 'waiting', ...facts } as const
    await folder.write(order)
    return order
  }

  return {
    async kept() {
      const [archives, trials, safe] = await Promise.all([listed(), trialsByName(db), safetyNames(db)])
      const sizes = await db
        .selectFrom('backup_runs')
        .select(['name', 'kilobytes'])
        .where('kind', '=', 'backup')
        .where('state', '=', 'done')
        .execute()
      const sizeOf = new Map(sizes.map((row) => [String(row.name), Number(row.kilobytes)]))
      return archives.map(({ place, name, on }) => ({
        place,
        name,
        on,
        kilobytes: sizeOf.get(name) ?? null,
        tried: trials.get(name) ?? null,
        before_restore: safe.has(name),
      }))
    },
    lost: async (named) => lostSince(db, (await find(named)).on),
    ended: () => recentRestores(db),
    async progress(id) {
      const found = UUID.test(id) ? await endedRestore(db, id) : undefined
      if (!found) throw new Fault('unknownItem', 'There is no such restore')
      return { id, state: found.state, step: null, percent: 100, problem: found.problem }
    },
    async begin(named, by) {
      const carry = carryOut()
      if (!carry) throw new Fault('conflict', 'This program cannot restore by itself; use npm run restore')
      if (isBusy) throw new Fault('conflict', 'A backup is being restored already')
      isBusy = true
      try {
        const order = await prepared(await find(named), by)
        carry(order)
        return { id: order.id, state: 'running', step: 'waiting', percent: 0, problem: null }
      } catch (error) {
        isBusy = false
        await folder.clear().catch(() => {})
        throw refusal(error)
      }
    },
  }
}
