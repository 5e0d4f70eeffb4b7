import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type ExportRecord,
  type FileRecord,
  PUBLISHED,
  readRecord,
  removeRecord,
  renameRecord,
  STAGED,
  writeRecord,
} from './export-record.ts'
import { filesAside, inside, stagingOf, type Write } from './files-aside.ts'

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
export async function openStage(dir: string, write: Write = writeFileSync) {
  const staging = stagingOf(dir)
  // An export that had begun to take its place is finished first.
  const interrupted = await readRecord(dir, READY)
  if (interrupted) await takePlace(dir, interrupted)
  const published = await readRecord(dir, PUBLISHED)
  const staged = await readRecord(dir, STAGED)
  if (!staged) await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })

  return {
    ...filesAside(dir, { published, staged }, write),
    dir,
    published,
    /** What an interrupted export had ready. */
    staged,

    /** Notes what is ready so far, for an export that carries on. */
    note: (record: ExportRecord) => writeRecord(dir, STAGED, record),

    /** Puts everything in its place and removes what the export no longer has. */
    async publish(record: ExportRecord): Promise<Published> {
      const before = published?.files ?? {}
      const written = Object.keys(record.files).filter((file) => !isSame(before[file], record.files[file])).length
      const unchanged = Object.keys(record.files).length - written
      await writeRecord(dir, READY, record)
      // What was staged before may be more than this record knows of.
      const removed = await takePlace(dir, record, staged ? 'files' : 'folders')
      return { written, unchanged, removed }
    },
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>

/**
 * Each step may have been taken before an interruption already. Folders that are not there yet may move as a whole, as long as
 * nothing lies in them that the record does not name.
 */
async function takePlace(dir: string, record: ExportRecord, by: 'files' | 'folders' = 'files'): Promise<number> {
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
    if (by === 'files') mkdirSync(path)
    else unlessMissing(() => renameSync(inside(staging, folder), path))
    return by === 'files' ? 'there' : 'moved'
  }

  function place(file: string): void {
    if (folderOf(dirname(file)) === 'moved') return
    const path = inside(dir, file)
    const former = before[file]
    const next = record.files[file] as FileRecord
    for (const name of ['', ...next.forms.map((form) => `.${form}`)])
      unlessMissing(() => renameSync(inside(staging, file) + name, path + name))
    for (const form of former?.forms ?? []) if (!next.forms.includes(form)) rmSync(`${path}.${form}`, { force: true })
  }
  const changed = Object.keys(record.files).filter((file) => !isSame(before[file], record.files[file]))
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
  return gone.length
}

const isSame = (one?: FileRecord, other?: FileRecord) =>
  one?.hash === other?.hash && one?.forms.join() === other?.forms.join()

function unlessMissing(step: () => void): void {
  try {
    step()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function removeEmpty(dir: string, folder: string): Promise<void> {
  if (folder === '.' || folder === '') return
  const path = inside(dir, folder)
  const names = await readdir(path).catch(() => ['gone'])
  if (names.length > 0) return
  await rmdir(path)
  await removeEmpty(dir, dirname(folder))
}
