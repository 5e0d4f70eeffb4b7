import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type ExportRecord,
  type FileRecord,
  formerExports,
  PUBLISHED,
  readRecord,
  removeRecord,
  renameRecord,
  STAGED,
  writeRecord,
} from './export-record.ts'
import { filePresence, filesAside, inside, stagingOf, type Write } from './files-aside.ts'

const READY = 'ready.json'

/** Pages name the other files, so those come first; what tells browsers of a new build comes last. */
const ORDER: [RegExp, number][] = [
  [/^(build|assets)\//, 0],
  [/^page-data\/sq\//, 1],
  [/^page-data\/app-data\.json$/, 4],
  [/^sw\.js$/, 4],
  [/^page-data\//, 2],
]

const orderOf = (file: string) => ORDER.find(([pattern]) => pattern.test(file))?.[1] ?? 3

export type Published = { written: number; unchanged: number; removed: number }

/**
 * The folder of an export. New files wait beside it until all of them are there, and only then take their places: a failure
 * before that, a full disk for one, leaves everything as it was. What a failure interrupts the next export carries on.
 */
export async function openStage(dir: string, { write, all = false }: { write?: Write; all?: boolean } = {}) {
  const staging = stagingOf(dir)
  // An export that had begun to take its place is finished first.
  const interrupted = await readRecord(dir, READY)
  if (interrupted) await takePlace(dir, interrupted, 'resumed')
  const before = await formerExports(dir)
  const former = all ? {} : before
  if (!former.staged) await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })

  return {
    ...filesAside(dir, former, write),
    dir,
    /** Whether everything is made anew. */
    all,
    published: before.published,
    /** The exports before, whose files need not be made again as far as they are there. */
    former: [former.staged, former.published].filter((record) => record !== undefined),

    /** Notes what is ready so far, for an export that carries on. */
    note: (record: ExportRecord) => writeRecord(dir, STAGED, record),

    /** Puts everything in its place and removes what the export no longer has. */
    async publish(record: ExportRecord): Promise<Published> {
      await writeRecord(dir, READY, record)
      // What was staged before may be more than this record knows of.
      return takePlace(dir, record, former.staged ? 'files' : 'folders', all)
    },
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>

/**
 * Moves what is new, or missing in its place, or `all`. Resumed, each step may have been taken before the interruption already.
 * By folders, those that are not there yet move as a whole: nothing may lie in them that the record does not name.
 */
async function takePlace(
  dir: string,
  record: ExportRecord,
  how: 'resumed' | 'files' | 'folders',
  all = false,
): Promise<Published> {
  const staging = stagingOf(dir)
  const before = (await readRecord(dir, PUBLISHED))?.files ?? {}
  const folders = new Map<string, 'there' | 'moved'>([['.', 'there']])

  function folderOf(name: string): 'there' | 'moved' {
    const state = folders.get(name) ?? moveOrMake(name)
    folders.set(name, state)
    return state
  }

  function moveOrMake(folder: string): 'there' | 'moved' {
    if (folderOf(dirname(folder)) === 'moved') return 'moved'
    const path = inside(dir, folder)
    if (existsSync(path)) return 'there'
    if (how === 'folders') renameSync(inside(staging, folder), path)
    else mkdirSync(path)
    return how === 'folders' ? 'moved' : 'there'
  }

  function place(file: string): void {
    if (folderOf(dirname(file)) === 'moved') return
    const path = inside(dir, file)
    const former = before[file]
    const next = record.files[file] as FileRecord
    for (const name of ['', ...next.forms.map((form) => `.${form}`)])
      if (how !== 'resumed' || existsSync(inside(staging, file) + name))
        renameSync(inside(staging, file) + name, path + name)
    for (const form of former?.forms ?? []) if (!next.forms.includes(form)) rmSync(`${path}.${form}`, { force: true })
  }
  const isPlaced = filePresence([dir])
  const files = Object.entries(record.files)
  const changed = files.flatMap(([file, next]) =>
    all || !isSame(before[file], next) || !isPlaced(file, next) ? [file] : [],
  )
  for (const group of Object.values(Object.groupBy(changed, orderOf))) group?.forEach(place)
  const gone = Object.keys(before).filter((file) => !record.files[file])
  for (const file of gone) {
    for (const name of ['', ...(before[file]?.forms ?? []).map((form) => `.${form}`)])
      await rm(inside(dir, file) + name, { force: true })
    await removeEmpty(dir, dirname(file))
  }
  await renameRecord(dir, READY, PUBLISHED)
  await removeRecord(dir, STAGED)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  return { written: changed.length, unchanged: files.length - changed.length, removed: gone.length }
}

const isSame = (one: FileRecord | undefined, other: FileRecord) =>
  one?.hash === other.hash && one.forms.join() === other.forms.join()

async function removeEmpty(dir: string, folder: string): Promise<void> {
  if (folder === '.' || folder === '') return
  const path = inside(dir, folder)
  const names = await readdir(path).catch(() => ['gone'])
  if (names.length > 0) return
  await rmdir(path)
  await removeEmpty(dir, dirname(folder))
}
