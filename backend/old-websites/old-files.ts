import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { columnsOf } from '#contract/model/model.ts'
import { directusFileAddress } from '#domain/imports/directus-answer.ts'
import { directusEntries, directusLanguage, directusText } from '#domain/imports/directus-values.ts'
import { Fault } from '../fault.ts'
import { fewAtATime } from '../few-at-a-time.ts'
import { detectFileType } from '../files/file-type.ts'
import { bytesHash, prepareFile } from '../files/put-file.ts'
import { baseName } from '../imports/base-name.ts'
import { NoPicture, type PictureWish } from '../imports/fetch-picture.ts'
import { createPatientFetch } from '../imports/patient-fetch.ts'
import { Invalid } from '../items/validate.ts'
import type { OldEntry } from './old-dump.ts'
import type { SettledRows } from './settle-rows.ts'

/** Files fetched at a time. */
const TOGETHER = 4

const MOST_PIXELS = 50_000_000
const MOST_BYTES = 20_000_000

/** How files are fetched. */
export interface FileFetching extends Partial<Omit<PictureWish, 'most'>> {
  /** Where the old system's files lie where they tell half an address. */
  readonly base: string | undefined
  /** A folder that is there, for their bytes. */
  readonly folder: string
  /** The moment of `performance.now()` until which files are begun. */
  readonly until: number
}

/** A file that came, as its row in an archive is; its bytes are read when they are wanted. */
export interface CameFile {
  readonly row: Readonly<Record<string, unknown>> & { readonly id: string }
  readonly texts: readonly Readonly<Record<string, unknown>>[]
  readonly bytes: () => Promise<Uint8Array>
}

/** The files that rows point to, by their keys in the old system. */
export function filesOf(rows: SettledRows): Set<string> {
  const wanted = new Set<string>()
  for (const { collection, refs } of rows.all())
    for (const [name, column] of columnsOf(collection))
      if (column.type === 'm2o' && column.target === 'files' && refs[name] !== undefined) wanted.add(refs[name])
  return wanted
}

const inBounds = (value: unknown): number => (typeof value === 'number' && value >= 0 && value <= 1 ? value : 0.5)

/** What a file shows, by the languages that it is told in. */
function textsOf(entry: OldEntry): Record<string, unknown>[] {
  const alts = new Map(
    directusEntries(entry.translations).flatMap((text) => {
      const language = directusLanguage(text.language ?? text.languages_code)
      const alt = clean(text.alt, 500) || clean(text.description, 500)
      return language && alt ? [[language, alt] as const] : []
    }),
  )
  return [...alts].map(([language, alt]) => ({ language, alt }))
}

/** A text of a file without what no database takes. */
const clean = (value: unknown, most: number): string =>
  directusText(value).toWellFormed().replaceAll('\0', '').slice(0, most)

const nameOf = ({ filename_download, filename, filename_disk }: OldEntry, address: string): string =>
  clean(filename_download, 255) || clean(filename, 255) || clean(filename_disk, 255) || baseName(address) || 'file'

async function fetched(entry: OldEntry | undefined, fetch: ReturnType<typeof createPatientFetch>, at: FileFetching) {
  if (!entry) throw new NoPicture('is not among the files of the old system')
  const address = directusFileAddress(at.base, entry)
  if (address === undefined) throw new NoPicture('has no whole address')
  const { reach, pauses, timeout } = at
  const came = await fetch(address, { most: MOST_BYTES, reach, ...(pauses && { pauses }), ...(timeout && { timeout }) })
  const type = detectFileType(came)
  if (!type) throw new NoPicture('is no picture (JPEG, PNG, WebP, AVIF, SVG) and no PDF by its content')
  const { bytes, width, height, placeholder } = await prepareFile(came, type, MOST_PIXELS)
  const focal = { x: inBounds(entry.focal_x), y: inBounds(entry.focal_y) }
  const row = {
    id: randomUUID(),
    filename: nameOf(entry, address),
    title: clean(entry.title, 255) || null,
    type,
    size: bytes.byteLength,
    width,
    height,
    placeholder,
    focal_x: focal.x,
    focal_y: focal.y,
    hash: bytesHash(came, focal),
  }
  const path = join(at.folder, row.id)
  await writeFile(path, bytes, { mode: 0o600 })
  return { row, texts: textsOf(entry), bytes: () => readFile(path) }
}

/** Why a file does not come, in words that go on after its name. */
function reasonOf(error: unknown): string {
  if (error instanceof NoPicture) return error.message
  if (error instanceof Fault) return error.message.replace(/^file /, '')
  throw error
}

/**
 * Fetches those files into a folder and makes them as files that are uploaded: of the types that there are, without metadata. Tells of
 * each that does not come why. Throws Invalid where there is no time for all of them.
 */
export async function fetchOldFiles(
  wanted: ReadonlySet<string>,
  known: ReadonlyMap<string, OldEntry>,
  at: FileFetching,
  noteMissing: (file: string, reason: string) => void,
): Promise<Map<string, CameFile>> {
  const came = new Map<string, CameFile>()
  const fetch = createPatientFetch()
  await fewAtATime(wanted, TOGETHER, async (key) => {
    if (performance.now() > at.until) throw new Invalid([{ field: 'files', message: TOO_LONG }])
    const entry = known.get(key)
    try {
      came.set(key, await fetched(entry, fetch, at))
    } catch (error) {
      const name = directusText(entry?.filename_download) || directusText(entry?.filename) || key
      noteMissing(name, reasonOf(error))
    }
  })
  return came
}

const TOO_LONG = 'take longer than is waited for here; take the website over from the command line'
