import { hash as hashOf } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { type Effort, encodeNow, FORMS } from '../http/encoding.ts'
import { isText } from './export-files.ts'
import { type ExportRecord, type FileRecord, type FormerExports, OWN_FOLDER } from './export-record.ts'

/** At once: a thread of the export has nothing else to do meanwhile, and a promise for each of six files a page costs more than writing it. */
export type Write = (path: string, data: Uint8Array) => void

/** There are many pages, of which few change. */
const EFFORT: Effort = { br: 3, gzip: 2 }

/** Where new files wait. */
export const stagingOf = (dir: string) => join(dir, OWN_FOLDER, 'new')

/** Writes files of an export beside it. What the exports before have so, and is still there, is not written again. */
export function filesAside(dir: string, { staged, published }: FormerExports, write: Write = writeFileSync) {
  const staging = stagingOf(dir)
  const isThere = filePresence([staging, dir])
  const makeFolder = folderMaker()
  return {
    isThere,
    /**
     * Puts a file aside for the export unless it already has it so; its compressed forms come along, and `others` that the
     * caller has: a picture in another format, a better compressed form, under the same name with an ending more.
     */
    put(
      file: string,
      content: Uint8Array | string,
      record: Pick<ExportRecord, 'files'>,
      others: Record<string, Uint8Array> = {},
    ): void {
      const path = inside(staging, file)
      const bytes = Buffer.from(content as Uint8Array)
      const hash = hashOf('blake2b512', bytes, 'base64url').slice(0, 22)
      const known = record.files[file] ?? staged?.files[file] ?? published?.files[file]
      const isSame = known?.hash === hash && Object.keys(others).every((form) => known.forms.includes(form))
      if (isSame && isThere(file, known)) {
        record.files[file] = known
        return
      }
      makeFolder(dirname(path))
      const given = Object.entries(others).map(([form, body]) => ({ form, body }))
      const encoded = Object.entries(isText(file) ? FORMS : {})
        .filter(([form]) => !(form in others))
        .map(([form, encoding]) => ({ form, body: encodeNow(bytes, encoding, EFFORT) }))
      const shorter = [...encoded.filter(({ body }) => body !== bytes), ...given]
      write(path, bytes)
      for (const { form, body } of shorter) write(`${path}.${form}`, body)
      record.files[file] = { hash, forms: shorter.map(({ form }) => form) }
    },
  }
}

export type FilesAside = ReturnType<typeof filesAside>

/** Says whether a file lies in one of these folders with all of its forms. */
export function filePresence(folders: readonly string[]): (file: string, record: FileRecord) => boolean {
  return (file, { forms }) =>
    ['', ...forms.map((form) => `.${form}`)].every((end) =>
      folders.some((folder) => existsSync(inside(folder, file) + end)),
    )
}

/** Makes each folder once, however many files lie in it. */
export function folderMaker(): (folder: string) => void {
  const made = new Set<string>()
  return (folder) => {
    if (made.has(folder)) return
    mkdirSync(folder, { recursive: true })
    made.add(folder)
  }
}

/** The path of a file of the export. Throws for a name that leads out of it. */
export function inside(dir: string, file: string): string {
  const path = normalize(join(dir, file))
  if (!path.startsWith(normalize(dir) + sep) || file.includes('\0')) throw new Error(`${file} lies outside the export.`)
  return path
}
