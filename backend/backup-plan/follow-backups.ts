import type { BackupPlace, BackupRun } from '#contract/wire/backup-plan.ts'
import type { ArchiveParts } from '../backup/make-archive.ts'
import { makeArchive } from '../backup/make-archive.ts'
import type { Database } from '../db/database.ts'
import { type Recurring, recurring } from '../recurring.ts'
import { type ArchiveStore, archiveName } from './archive-store.ts'
import { type BackupTeller, tellTroubles } from './backup-alarm.ts'
import { dueBackup, dueTrial, lastRunOf, troublesOf } from './due-work.ts'
import { expired } from './keep-archives.ts'
import {
  claimRun,
  endRun,
  lostRun,
  type NewRun,
  noteRun,
  purgeBackupRuns,
  readPlan,
  recentRuns,
  trialsByName,
} from './plan-rows.ts'
import { problemOf } from './problem-of.ts'
import { sweepTrials, tryArchive } from './try-archive.ts'

export type ArchiveStores = Readonly<Partial<Record<BackupPlace, ArchiveStore>>>

export interface FollowBackupsOptions extends BackupTeller, Pick<ArchiveParts, 'storage' | 'version' | 'secret'> {
  readonly db: Database
  /** Where the trials of restoring are made. */
  readonly dataDir: string
  readonly stores: ArchiveStores
  readonly log: (message: string, error?: unknown) => void
}

const EVERY = 30_000

/** Milliseconds between two signs of life. */
const SIGN_EVERY = 5000

const INTERRUPTED = { state: 'failed', problem: 'interrupted', detail: 'The process ended.' } as const

/** A look for what is due of backups and trials, to be taken again and again; `ending` breaks off what is under way. */
export function backupWatch(options: FollowBackupsOptions, ending: AbortSignal): () => Promise<void> {
  const { db, stores, now, log, dataDir } = options

  function storeOf(place: BackupPlace): ArchiveStore {
    const store = stores[place]
    if (!store) throw new Error('There is no bucket to back up to any more; choose another place.')
    return store
  }

  /** Removes what a killed process has left, and lets the next have its turn. */
  async function settleLost(): Promise<void> {
    const lost = await lostRun(db, now())
    if (!lost) return
    if (lost.kind === 'trial') await sweepTrials(dataDir)
    else
      await stores[lost.place]
        ?.discard(lost.name, lost.draft)
        .catch((error) => log('A draft could not be removed', error))
    await endRun(db, lost.id, INTERRUPTED, now())
  }

  /** Works on one run that this process has claimed, with signs of life; what it answers or throws is its end. */
  async function carryOut(run: NewRun, work: (id: number, signal: AbortSignal) => Promise<Record<string, number>>) {
    const id = await claimRun(db, run, now())
    if (id === undefined) return
    const lost = new AbortController()
    const sign = () => noteRun(db, id, {}, now()).then((isOurs) => isOurs || lost.abort())
    const signs = setInterval(() => void sign().catch(() => {}), SIGN_EVERY)
    try {
      const facts = await work(id, AbortSignal.any([ending, lost.signal]))
      await endRun(db, id, { ...facts, state: 'done' }, now())
    } catch (error) {
      const failed = ending.aborted ? INTERRUPTED : { ...failureOf(error), state: 'failed' as const }
      if (failed.problem !== 'interrupted') log(`A ${run.kind} failed`, error)
      await endRun(db, id, failed, now())
    } finally {
      clearInterval(signs)
    }
  }

  async function write(run: NewRun, id: number, signal: AbortSignal) {
    const store = storeOf(run.place)
    const { storage, version, secret } = options
    const archive = makeArchive({ db, storage, version, secret, now: now() })
    const stop = () => archive.cancel()
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    const noteDraft = (draft: string) => noteRun(db, id, { draft }, now()).then(() => {})
    try {
      const sent = store.write(run.name, archive.bytes, noteDraft)
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

  async function tidy(place: BackupPlace, keepDays: number): Promise<void> {
    const store = storeOf(place)
    const trials = await trialsByName(db)
    const archives = (await store.list()).map((archive) => {
      const tried = trials.get(archive.name)
      return { ...archive, ...(tried && { tried }) }
    })
    for (const { name } of expired(archives, keepDays, now())) await store.delete(name)
    await purgeBackupRuns(db, now())
  }

  async function backUp(dueOn: string): Promise<void> {
    const { place, keep_days } = await readPlan(db)
    const run = { kind: 'backup', due_on: dueOn, place, name: archiveName(now()) } as const
    await carryOut(run, async (id, signal) => {
      const facts = await write(run, id, signal)
      await tidy(place, keep_days).catch((error) => log('Old backups could not be removed', error))
      return facts
    })
  }

  async function tryOut(dueOn: string, { name, place }: BackupRun): Promise<void> {
    await carryOut({ kind: 'trial', due_on: dueOn, place, name }, async (_id, signal) => {
      const trial = await tryArchive(storeOf(place), name, dataDir, signal)
      if ('problem' in trial) throw trial
      return trial
    })
  }

  return async () => {
    await settleLost()
    const wanted = dueBackup(await readPlan(db), await recentRuns(db), now())
    if (wanted !== undefined) await backUp(wanted)
    if (ending.aborted) return
    const [plan, runs] = [await readPlan(db), await recentRuns(db)]
    const trial = dueTrial(plan, runs, now())
    const archive = lastRunOf(runs, 'backup', 'done')
    if (trial !== undefined && archive) await tryOut(trial, archive)
    if (ending.aborted) return
    const ended = await recentRuns(db)
    // Whoever is at work may be about to mend it.
    if (ended.some(({ state }) => state === 'running')) return
    await tellTroubles(db, await readPlan(db), troublesOf(plan, ended, now()), options)
  }
}

const failureOf = (error: unknown) =>
  error !== null && typeof error === 'object' && 'problem' in error
    ? (error as ReturnType<typeof problemOf>)
    : problemOf(error)

/**
 * Makes backups when they are due, removes old ones, tries every week to restore the newest, and writes to the administrators when that
 * fails. Every process does; each thing is done by one of them.
 */
export function followBackups(options: FollowBackupsOptions): Recurring {
  const ending = new AbortController()
  const watch = recurring(EVERY, backupWatch(options, ending.signal), (error) =>
    options.log('Backups could not be looked after', error),
  )
  return {
    wake: watch.wake,
    stop: async () => {
      ending.abort()
      await watch.stop()
    },
  }
}
