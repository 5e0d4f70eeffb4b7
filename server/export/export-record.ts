import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the export: the hash of its content, and the endings of its compressed forms. */
export type FileRecord = { hash: string; forms: string[] }

/** A page of the export: the records it was made of, the files it brought, and the pages and feeds it links to. */
export type PageRecord = { tags: string[]; files: string[]; links: string[]; feeds: string[] }

/** What an export holds, so that the next one knows what is new. */
export type ExportRecord = {
  build: string
  host: string
  /** The number of the last change that is in it; null where changes cannot be followed. */
  change: number | null
  /** The day in Germany on which its pages were made, `YYYY-MM-DD`. */
  day: string
  pages: Record<string, PageRecord>
  files: Record<string, FileRecord>
  /** The files that stored files came to, by the address they were fetched from. */
  assets: Record<string, string>
  /** Files of the build before, kept for visitors who are still on its pages. */
  formerBuild: string[]
}

/** What export keeps for itself, beside what visitors get. Web servers must not hand out names that begin with a dot. */
export const OWN_FOLDER = '.export'

/** The record of what visitors get. */
export const PUBLISHED = 'published.json'
/** The record of what is ready for an export that carries on. */
export const STAGED = 'staged.json'

export const emptyRecord = (build: string, host: string, day: string): ExportRecord => ({
  build,
  host,
  change: null,
  day,
  pages: {},
  files: {},
  assets: {},
  formerBuild: [],
})

/** Reads a record; undefined when there is none, or none that can be read. */
export async function readRecord(dir: string, name: string): Promise<ExportRecord | undefined> {
  try {
    return JSON.parse(await readFile(join(dir, OWN_FOLDER, name), 'utf8')) as ExportRecord
  } catch {
    return undefined
  }
}

/** The exports before: what an interrupted one had ready, and what visitors get. */
export type FormerExports = { staged?: ExportRecord; published?: ExportRecord }

export const formerExports = async (dir: string): Promise<FormerExports> => ({
  staged: await readRecord(dir, STAGED),
  published: await readRecord(dir, PUBLISHED),
})

/** Writes a record as a whole or not at all. */
export async function writeRecord(dir: string, name: string, record: ExportRecord): Promise<void> {
  const path = join(dir, OWN_FOLDER, name)
  await mkdir(join(dir, OWN_FOLDER), { recursive: true })
  await writeFile(`${path}.new`, JSON.stringify(record))
  await rename(`${path}.new`, path)
}

export const renameRecord = (dir: string, from: string, to: string) =>
  rename(join(dir, OWN_FOLDER, from), join(dir, OWN_FOLDER, to))

export const removeRecord = (dir: string, name: string) => rm(join(dir, OWN_FOLDER, name), { force: true })
