import type { BackupPlace, BackupRun } from '#contract/wire/backup-plan.ts'
import { type ArchiveParts, makeArchive } from '../backup/make-archive.ts'
import type { Database } from '../db/database.ts'
import { type ArchiveStore, archiveName } from './archive-store.ts'
import type { BackupTeller } from './backup-alarm.ts'
import { expired } from './keep-archives.ts'
import {
  claimRun,
  endBackupRun,
  lostRun,
  type NewRun,
  noteRun,
  purgeBackupRuns,
  readPlan,
  trialsByName,
} from './plan-rows.ts'
import { type Failed, problemOf } from './problem-of.ts'
import { sweepTrials, tryArchive } from './try-archive.ts'

export type ArchiveStores = Readonly<Partial<Record<BackupPlace, ArchiveStore>>>

export interface FollowBackupsOptions extends BackupTeller, Pick<ArchiveParts, 'storage' | 'version' | 'secret'> {
  readonly db: Database
  /** Where the trials of restoring are made. */
  readonly dataDir: string
  readonly stores: ArchiveStores
  readonly log: (message: string, error?: unknown) => void
}

/** Milliseconds between two signs of life. */
const SIGN_EVERY = 5000

const INTERRUPTED = { state: 'failed', problem: 'interrupted', detail: 'The process ended.' } as const

function storeOf({ stores }: Pick<FollowBackupsOptions, 'stores'>, place: BackupPlace): ArchiveStore {
  const store = stores[place]
  if (!store) throw new Error('There is no bucket to back up to any more; choose another place.')
  return store
}

/** Removes what a killed process has left, and lets the next have its turn. */
export async function settleLost({ db, dataDir, stores, now, log }: FollowBackupsOptions): Promise<void> {
  const lost = await lostRun(db, now())
  if (!lost) return
  if (lost.kind === 'trial') await sweepTrials(dataDir)
  else
    await stores[lost.place]
      ?.discard(lost.name, lost.draft)
      .catch((error) => log('A draft could not be removed', error))
  await endBackupRun(db, lost.id, INTERRUPTED, now())
}

const failureOf = (error: unknown): Failed =>
  error !== null && typeof error === 'object' && 'problem' in error ? (error as Failed) : problemOf(error)

/** Works on one run that this process has claimed, with signs of life; what it answers or throws is its end. */
async function carryOut(
  { db, now, log }: FollowBackupsOptions,
  run: NewRun,
  ending: AbortSignal,
  work: (id: number, signal: AbortSignal) => Promise<Record<string, number>>,
): Promise<void> {
  const id = await claimRun(db, run, now())
  if (id === undefined) return
  const lost = new AbortController()
  const sign = () => noteRun(db, id, {}, now()).then((isOurs) => isOurs || lost.abort())
  const signs = setInterval(() => void sign().catch(() => {}), SIGN_EVERY)
  try {
    const facts = await work(id, AbortSignal.any([ending, lost.signal]))
    await endBackupRun(db, id, { ...facts, state: 'done' }, now())
  } catch (error) {
    const failed = ending.aborted ? INTERRUPTED : { ...failureOf(error), state: 'failed' as const }
    if (failed.problem !== 'interrupted') log(`A ${run.kind} failed`, error)
    await endBackupRun(db, id, failed, now())
  } finally {
    clearInterval(signs)
  }
}

type ArchiveWriting = Pick<FollowBackupsOptions, 'db' | 'storage' | 'version' | 'secret' | 'now' | 'stores'> &
  Pick<ArchiveParts, 'tell'>

/**
 * Makes an archive of everything as it is now and lays it down under that name, whole or not at all; answers what is in it.
 * @param noteDraft told before of what a kill would leave behind
 */
export async function layDown(
  options: ArchiveWriting,
  { place, name }: Pick<NewRun, 'place' | 'name'>,
  noteDraft: (draft: string) => Promise<void>,
  signal: AbortSignal,
) {
  const { db, storage, version, secret, now, tell } = options
  const store = storeOf(options, place)
  const archive = makeArchive({ db, storage, version, secret, now: now(), ...(tell && { tell }) })
  const stop = () => archive.cancel()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    const sent = store.write(name, archive.bytes, noteDraft)
    const [{ rows, files, missing }, bytes] = await Promise.all([archive.done, sent]).catch(async (error) => {
      // The folder or the bucket knows better than the archive why nobody takes it.
      const refused = await sent.then(
        () => error,
        (reason) => reason,
      )
      archive.cancel()
      await archive.done.catch(() => {})
      throw signal.aborted ? new DOMException('The backup was stopped.', 'AbortError') : refused
    })
    return { rows, files, missing: missing.length, kilobytes: Math.ceil(bytes / 1000) }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function tidy(options: FollowBackupsOptions, place: BackupPlace, keepDays: number): Promise<void> {
  const { db, now } = options
  const store = storeOf(options, place)
  const trials = await trialsByName(db)
  const archives = (await store.list()).map((archive) => {
    const tried = trials.get(archive.name)
    return { ...archive, ...(tried && { tried }) }
  })
  for (const { name } of expired(archives, keepDays, now())) await store.delete(name)
  await purgeBackupRuns(db, now())
}

/** Makes the backup that is due at that moment, where no other process does, and removes those that are too old. */
export async function backUp(options: FollowBackupsOptions, dueOn: string, ending: AbortSignal): Promise<void> {
  const { place, keep_days } = await readPlan(options.db)
  const run = { kind: 'backup', due_on: dueOn, place, name: archiveName(options.now()) } as const
  await carryOut(options, run, ending, async (id, signal) => {
    const noteDraft = (draft: string) => noteRun(options.db, id, { draft }, options.now()).then(() => {})
    const facts = await layDown(options, run, noteDraft, signal)
    await tidy(options, place, keep_days).catch((error) => options.log('Old backups could not be removed', error))
    return facts
  })
}

/** Tries to restore an archive, as is due at that moment, where no other process does. */
export async function tryBackup(
  options: FollowBackupsOptions,
  dueOn: string,
  { name, place }: Pick<BackupRun, 'name' | 'place'>,
  ending: AbortSignal,
): Promise<void> {
  await carryOut(options, { kind: 'trial', due_on: dueOn, place, name }, ending, async (_id, signal) => {
    const trial = await tryArchive(storeOf(options, place), name, options.dataDir, signal)
    if ('problem' in trial) throw trial
    return trial
  })
}
