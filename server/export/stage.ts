import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { type Effort, encode } from '../pages/encoding.ts'
import { isText } from './export-files.ts'
import {
  type ExportRecord,
  type FileRecord,
  OWN_FOLDER,
  readRecord,
  removeRecord,
  writeRecord,
} from './export-record.ts'

const PUBLISHED = 'published.json'
const STAGED = 'staged.json'
const READY = 'ready.json'

const FORMS = { br: 'br', gz: 'gzip' } as const

/** Pages name the other files, so those come first; what tells browsers of a new build comes last. */
const ORDER: [RegExp, number][] = [
  [/^(build|assets)\//, 0],
  [/^page-data\/sq\//, 1],
  [/^page-data\/app-data\.json$/, 4],
  [/^sw\.js$/, 4],
  [/^page-data\//, 2],
]

const orderOf = (file: string) => ORDER.find(([pattern]) => pattern.test(file))?.[1] ?? 3

/** There are many pages, of which few change; the files of a build are made once and loaded by everyone. */
const EFFORT: { page: Effort; build: Effort } = { page: { br: 3, gzip: 3 }, build: { br: 11, gzip: 9 } }

const effortFor = (file: string) => (file.startsWith('build/') ? EFFORT.build : EFFORT.page)

/** Renames under way side by side. */
const AT_ONCE = 64

type Write = (path: string, data: Uint8Array | string) => Promise<void>

export type Published = { written: number; unchanged: number; removed: number }

/**
 * The folder of an export. New files wait beside it until all of them are there, and only then take their places: a failure
 * before that, a full disk for one, leaves everything as it was. What a failure interrupts the next export carries on.
 */
export async function openStage(dir: string, write: Write = writeFile) {
  const staging = join(dir, OWN_FOLDER, 'new')
  await mkdir(staging, { recursive: true })
  // An export that had begun to take its place is finished first.
  const interrupted = await readRecord(dir, READY)
  if (interrupted) await takePlace(dir, interrupted)
  const published = await readRecord(dir, PUBLISHED)
  const staged = await readRecord(dir, STAGED)
  const makeFolder = folderMaker()

  return {
    published,
    /** What an interrupted export had ready. */
    staged,

    /**
     * Puts a file aside for the export unless it already has it so; its compressed forms come along, and `others` that the
     * caller has made: a picture in another format, under the same name with an ending more.
     */
    async put(
      file: string,
      content: Uint8Array | string,
      record: ExportRecord,
      others: Record<string, Uint8Array> = {},
    ): Promise<void> {
      const path = inside(staging, file)
      const bytes = Buffer.from(content as Uint8Array)
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
      const known = record.files[file] ?? staged?.files[file] ?? published?.files[file]
      if (known?.hash === hash && Object.keys(others).every((form) => known.forms.includes(form))) {
        record.files[file] = known
        return
      }
      await makeFolder(dirname(path))
      const encoded = await Promise.all(
        Object.entries(isText(file) ? FORMS : {}).map(async ([form, encoding]) => ({
          form,
          body: await encode(bytes, encoding, effortFor(file)),
        })),
      )
      const given = Object.entries(others).map(([form, body]) => ({ form, body }))
      const shorter = [...encoded.filter(({ body }) => body !== bytes), ...given]
      await Promise.all([write(path, bytes), ...shorter.map(({ form, body }) => write(`${path}.${form}`, body))])
      record.files[file] = { hash, forms: shorter.map(({ form }) => form) }
    },

    /** Notes what is ready so far, for an export that carries on. */
    note: (record: ExportRecord) => writeRecord(dir, STAGED, record),

    /** Puts everything in its place and removes what the export no longer has. */
    async publish(record: ExportRecord): Promise<Published> {
      const before = published?.files ?? {}
      const written = Object.keys(record.files).filter((file) => !isSame(before[file], record.files[file])).length
      const unchanged = Object.keys(record.files).length - written
      await writeRecord(dir, READY, record)
      const removed = await takePlace(dir, record)
      return { written, unchanged, removed }
    },
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>

/** Each step may have been taken before an interruption already. */
async function takePlace(dir: string, record: ExportRecord): Promise<number> {
  const staging = join(dir, OWN_FOLDER, 'new')
  const before = (await readRecord(dir, PUBLISHED))?.files ?? {}
  const makeFolder = folderMaker()
  async function place(file: string): Promise<void> {
    const path = inside(dir, file)
    const former = before[file]
    const next = record.files[file] as FileRecord
    await makeFolder(dirname(path))
    for (const name of ['', ...next.forms.map((form) => `.${form}`)])
      await rename(inside(staging, file) + name, path + name).catch(unlessMissing)
    for (const form of former?.forms ?? []) if (!next.forms.includes(form)) await rm(`${path}.${form}`, { force: true })
  }
  const changed = Object.keys(record.files).filter((file) => !isSame(before[file], record.files[file]))
  for (const group of Object.values(Object.groupBy(changed, orderOf)))
    for (let from = 0; from < (group?.length ?? 0); from += AT_ONCE)
      await Promise.all((group ?? []).slice(from, from + AT_ONCE).map(place))
  const gone = Object.keys(before).filter((file) => !record.files[file])
  for (const file of gone) {
    for (const name of ['', ...(before[file]?.forms ?? []).map((form) => `.${form}`)])
      await rm(inside(dir, file) + name, { force: true })
    await removeEmpty(dir, dirname(file))
  }
  await writeRecord(dir, PUBLISHED, record)
  await removeRecord(dir, READY)
  await removeRecord(dir, STAGED)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  return gone.length
}

const isSame = (one?: FileRecord, other?: FileRecord) =>
  one?.hash === other?.hash && one?.forms.join() === other?.forms.join()

/** Makes each folder once, however many files lie in it. */
function folderMaker(): (folder: string) => Promise<unknown> {
  const made = new Map<string, Promise<unknown>>()
  return (folder) => {
    const making = made.get(folder) ?? mkdir(folder, { recursive: true })
    made.set(folder, making)
    return making
  }
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

async function removeEmpty(dir: string, folder: string): Promise<void> {
  if (folder === '.' || folder === '') return
  const path = inside(dir, folder)
  const names = await readdir(path).catch(() => ['gone'])
  if (names.length > 0) return
  await rmdir(path)
  await removeEmpty(dir, dirname(folder))
}

/** The path of a file of the export. Throws for a name that leads out of it. */
function inside(dir: string, file: string): string {
  const path = normalize(join(dir, file))
  if (!path.startsWith(normalize(dir) + sep) || file.includes('\0')) throw new Error(`${file} lies outside the export.`)
  return path
}
