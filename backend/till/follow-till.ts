import type { Database, Row } from '../db/database.ts'
import { MACHINE } from '../items/writing.ts'
import { outageOf } from '../outage.ts'
import { type Recurring, recurring } from '../recurring.ts'
import type { FolderPlace } from './folder-place.ts'
import { endSent, sweepFolder } from './sweep-folder.ts'
import { takeFile } from './take-file.ts'
import { type Teller, tellOverdue } from './till-alarm.ts'
import { type FolderFile, tillFolder, tillFolderPath } from './till-folder.ts'
import { purgeRuns } from './till-runs.ts'

export interface TillOptions {
  readonly db: Database
  /** The folder that holds those of all websites. */
  readonly root: string
  readonly now: () => Date
  readonly mailFrom?: string | undefined
  readonly log: (message: string, error?: unknown) => void
  /** Called once mails wait. */
  readonly wakeMail: () => void
  /** Told when stock or prices were written. */
  readonly tellStreams: () => void
}

const EVERY = 5000

/** Milliseconds for which a file has to lie still before it is read: what is being written is not ready. */
export const QUIET = 10_000

const DAY = 86_400_000
const KEPT_DAYS = 90

const numberIn = (value: Row[string] | undefined): number | null => (value == null ? null : Number(value))

const sentenceOf = (error: unknown): string => String((error as Error).message).slice(0, 500)

/** A look for what tills have laid in their folders, to be taken again and again: a file is read that lies as it lay ten seconds before. */
export function tillWatch(options: TillOptions): () => Promise<void> {
  const { db, root, now, log, wakeMail, tellStreams } = options
  const defaults = { now, uuid: MACHINE.uuid }
  const tell: Teller = { ...defaults, mailFrom: options.mailFrom, log }
  const seen = new Map<string, FolderFile & { readonly since: number }>()
  let clearedOn = ''

  /** Whether a file lies there as it did ten seconds ago. */
  function isStill(key: string, file: FolderFile): boolean {
    const before = seen.get(key)
    if (before && before.size === file.size && before.changed === file.changed)
      return now().getTime() - before.since >= QUIET
    seen.set(key, { ...file, since: now().getTime() })
    return false
  }

  async function lookAt(row: Row): Promise<void> {
    const path = tillFolderPath(root, String(row.domain), row.slug === null ? 'parcels' : String(row.slug))
    const folder = tillFolder(path)
    const place: FolderPlace = {
      id: Number(row.id),
      project: Number(row.project),
      key: String(row.place),
      name: null,
      branch: numberIn(row.branch),
      slug: row.slug === null ? null : String(row.slug),
      user: numberIn(row.user),
      missing: row.missing as FolderPlace['missing'],
    }
    await folder.make()
    const at = { db, defaults, tell, folder, place }
    await sweepFolder(at)
    const files = await folder.waiting()
    for (const file of files) {
      const key = `${path}/${file.name}`
      if (!isStill(key, file)) continue
      seen.delete(key)
      if (await takeFile(at, file)) {
        tellStreams()
        wakeMail()
      }
    }
    for (const key of seen.keys())
      if (key.startsWith(`${path}/`) && !files.some(({ name }) => key === `${path}/${name}`)) seen.delete(key)
  }

  async function lookAtAll(): Promise<void> {
    const today = now().toISOString().slice(0, 10)
    const isNewDay = clearedOn !== today
    clearedOn = today
    if (isNewDay) await purgeRuns(db, now())
    for (const row of await watched(db)) {
      let fault: string | null = null
      try {
        await lookAt(row)
        if (isNewDay) await clear(row)
      } catch (error) {
        if (outageOf(error) !== undefined && (error as NodeJS.ErrnoException).path === undefined) throw error
        fault = sentenceOf(error)
        if (fault !== row.fault) log('A folder of a till cannot be used', error)
      }
      if (fault !== row.fault) await note(Number(row.id), fault)
    }
    await endSent(db, tell)
    if ((await tellOverdue(db, tell)) > 0) wakeMail()
  }

  const note = (id: number, fault: string | null) =>
    db.updateTable('till_places').set({ fault }).where('id', '=', id).execute()

  const clear = (row: Row) =>
    tillFolder(tillFolderPath(root, String(row.domain), row.slug === null ? 'parcels' : String(row.slug))).clear(
      new Date(now().getTime() - KEPT_DAYS * DAY).toISOString(),
    )

  return lookAtAll
}

/**
 * Reads what tills lay in the folders of their places, and tells by mail where a file should have come. Every process that sees a folder
 * does; each file is read by one of them.
 */
export const followTill = (options: TillOptions): Recurring =>
  recurring(EVERY, tillWatch(options), (error) => options.log('Folders of tills could not be looked at', error))

/** The places whose folders are looked at. */
const watched = (db: Database): Promise<Row[]> =>
  db
    .selectFrom('till_places')
    .innerJoin('project', 'project.id', 'till_places.project')
    .leftJoin('branch', 'branch.id', 'till_places.branch')
    .select([
      'till_places.id',
      'till_places.project',
      'till_places.place',
      'till_places.branch',
      'till_places.user',
      'till_places.missing',
      'till_places.fault',
      'project.domain',
      'branch.slug',
    ])
    .where('till_places.folder', '=', true)
    .orderBy('till_places.id')
    .execute()
