import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { RestoreProgress } from '#contract/wire/restores.ts'
import { recordActivity } from '../auth/activity.ts'
import { BackupProblem } from '../backup/archive-format.ts'
import { intakeOf } from '../backup/intake.ts'
import { rowsInAll } from '../backup/make-archive.ts'
import { removeFormer, restoreArchive } from '../backup/restore-archive.ts'
import { checkSoleUse } from '../backup/sole-use.ts'
import { archiveName } from '../backup-plan/archive-store.ts'
import { type ArchiveStores, layDown } from '../backup-plan/carry-out.ts'
import { readPlan } from '../backup-plan/plan-rows.ts'
import { type Failed, problemOf } from '../backup-plan/problem-of.ts'
import type { Database } from '../db/database.ts'
import { createDiskStorage } from '../files/disk-storage.ts'
import type { Storage } from '../files/storage.ts'
import { SECRET_KEYS } from '../project/connection-keys.ts'
import { sealStored } from '../vault/seal-stored.ts'
import type { Vault } from '../vault/vault.ts'
import { type RestoreOrder, restoreFolder } from './restore-order.ts'
import { endedRestore, noteRestore, type RestoreEnd } from './restore-rows.ts'
import { takeAlong, writeAlong } from './taken-along.ts'
import { tracesIn } from './traces.ts'

export interface CarryRestoreParts {
  /** A database that nothing else of this process uses. */
  readonly db: Database
  readonly storage: Storage
  readonly dataDir: string
  readonly stores: ArchiveStores
  readonly version: string
  /** What signs links and tokens, where the data directory holds it. */
  readonly secret: string | undefined
  /** What opens and seals credentials once the secret that an archive brings, if it does, has taken the place of the present one. */
  readonly vaultWith: (brought: string | undefined) => Vault
  /** Keeps the secret that came with an archive beside the present one. */
  readonly keepSecret: (secret: string) => Promise<void>
  /** Takes the secret that was kept for the present one, or forgets it. */
  readonly settleSecret: (isDone: boolean) => Promise<void>
  readonly now: () => Date
  readonly tell: (step: NonNullable<RestoreProgress['step']>, percent: number) => void
  readonly log: (message: string, error: unknown) => void
}

/** How often restoring is begun for one order: what ends the process twice would end it for ever. */
const MOST_TRIES = 2

/** Looks, a quarter of a second apart, whether the connections that this process has closed are gone. */
const LOOKS = 8

const INTERRUPTED = { problem: 'interrupted', detail: 'The process ended.' } as const

async function untilAlone(db: Database): Promise<void> {
  for (let look = 1; ; look++) {
    try {
      return await checkSoleUse(db)
    } catch (error) {
      if (!(error instanceof BackupProblem) || look === LOOKS) throw error
      await wait(250)
    }
  }
}

/** Where what a restore replaces of the files lies until it is done. */
const asideOf = ({ dataDir }: CarryRestoreParts) => join(dataDir, 'restoring')

/** Backs up everything as it is, where the schedule lays its own. */
async function saveBefore(parts: CarryRestoreParts, order: RestoreOrder): Promise<RestoreOrder> {
  const { db, dataDir, stores, now, tell } = parts
  const folder = restoreFolder(dataDir)
  const planned = (await readPlan(db)).place
  const where = { place: stores[planned] ? planned : 'disk', name: archiveName(now()) } as const
  const none = { ...where, draft: null, kilobytes: 0, rows: 0, files: 0 }
  let saving: RestoreOrder = { ...order, step: 'saving', safety: none }
  await folder.write(saving)
  const options = { ...parts, tell: ({ part }: { part: number }) => tell('saving', Math.floor(part * 100)) }
  const noteDraft = async (draft: string) => {
    saving = { ...saving, safety: { ...none, draft } }
    await folder.write(saving)
  }
  const facts = await layDown(options, where, noteDraft, new AbortController().signal)
  return { ...order, safety: { ...none, ...facts } }
}

async function noteSafety(trx: Database, { safety, created_on }: RestoreOrder, now: Date): Promise<void> {
  if (!safety) return
  const { place, name, kilobytes, rows, files } = safety
  const moments = { due_on: now.toISOString(), created_on, seen_on: now.toISOString(), ended_on: now.toISOString() }
  await trx
    .insertInto('backup_runs')
    .values({ kind: 'backup', state: 'done', ...moments, place, name, kilobytes, rows, files })
    .execute()
}

/** Makes database and files what the archive holds, with the note of it, in one go. */
async function load(parts: CarryRestoreParts, given: RestoreOrder): Promise<void> {
  const { db, storage, dataDir, vaultWith, keepSecret, now, tell } = parts
  const folder = restoreFolder(dataDir)
  const order = { ...given, step: 'restoring', tries: given.tries + 1 } as const
  await folder.write(order)
  const taken = await takeAlong(db, order.by.id)
  let brought: string | undefined
  await restoreArchive({
    db,
    storage,
    aside: createDiskStorage(asideOf(parts)),
    open: () => Readable.toWeb(createReadStream(folder.archive)) as ReadableStream<Uint8Array>,
    replace: true,
    keepSecret: async (secret) => {
      brought = secret
      await keepSecret(secret)
    },
    tell: (part) => tell('restoring', Math.floor(part * 100)),
    settle: async (trx, { tables, files }) => {
      const id = await writeAlong(trx, taken, { id: order.id, vault: vaultWith(brought), now: now() })
      await noteSafety(trx, order, now())
      await noteRestore(trx, order, { state: 'done', rows: rowsInAll(tables), files }, now())
      const account = id === undefined ? undefined : { id, email: order.by.email }
      const note = `${order.name}, ${order.created_on}`
      await recordActivity(trx, { kind: 'backup_restored', project: null, account, note }, now())
    },
  })
  await sealStored(db, vaultWith(brought), SECRET_KEYS)
}

async function tidyUp(parts: CarryRestoreParts): Promise<'done'> {
  await parts.settleSecret(true)
  await forget(parts)
  return 'done'
}

async function forget(parts: CarryRestoreParts): Promise<void> {
  await rm(asideOf(parts), { recursive: true, force: true })
  await restoreFolder(parts.dataDir).clear()
}

async function giveUp(parts: CarryRestoreParts, order: RestoreOrder, reason: Failed): Promise<'failed'> {
  await parts.settleSecret(false)
  await noteRestore(parts.db, order, { state: 'failed', ...reason }, parts.now())
  await forget(parts)
  return 'failed'
}

async function loadOrUndo(parts: CarryRestoreParts, order: RestoreOrder): Promise<RestoreEnd['state']> {
  try {
    await load(parts, order)
  } catch (error) {
    const isDone = await endedRestore(parts.db, order.id)
    if (!isDone) {
      parts.log('A backup could not be restored; everything is as it was', error)
      return giveUp(parts, order, problemOf(error))
    }
    parts.log('A backup is restored, but not all was tidied up after it', error)
  }
  return tidyUp(parts)
}

/**
 * Makes everything what an archive holds, after a backup of everything as it is: all of it, or nothing. Answers how it ended; throws only
 * where the database cannot be reached for that, and the next start goes on then.
 */
export async function carryRestore(parts: CarryRestoreParts, order: RestoreOrder): Promise<RestoreEnd['state']> {
  let saved: RestoreOrder
  try {
    parts.tell('saving', 0)
    await untilAlone(parts.db)
    saved = await saveBefore(parts, order)
  } catch (error) {
    parts.log('A backup was not restored; nothing was changed', error)
    return giveUp(parts, order, problemOf(error))
  }
  parts.tell('restoring', 0)
  return loadOrUndo(parts, saved)
}

/**
 * Ends, at a start, what a process has left that was killed over a restore: what was not begun is forgotten, what was begun is done once
 * more from the beginning, and what was in the database already is tidied up after. Answers how it ended; undefined where there is none.
 */
export async function resumeRestore(parts: CarryRestoreParts): Promise<RestoreEnd['state'] | undefined> {
  const { db, storage, dataDir, stores, log } = parts
  const order = await restoreFolder(dataDir).read()
  if (!order) return undefined
  const aside = createDiskStorage(asideOf(parts))
  if (await endedRestore(db, order.id)) {
    await removeFormer({ db, storage, aside })
    return tidyUp(parts)
  }
  if (order.step !== 'restoring') {
    const { safety } = order
    if (safety)
      await stores[safety.place]?.discard(safety.name, safety.draft).catch((error) => log('A draft stays', error))
    return giveUp(parts, { ...order, safety: null }, INTERRUPTED)
  }
  await intakeOf(storage, aside, await tracesIn(asideOf(parts))).undo()
  await rm(asideOf(parts), { recursive: true, force: true })
  return order.tries < MOST_TRIES ? loadOrUndo(parts, order) : giveUp(parts, order, INTERRUPTED)
}
