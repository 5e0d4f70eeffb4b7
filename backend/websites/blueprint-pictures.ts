import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { createFiles } from '../files/files.ts'
import { loadSharp } from '../files/load-sharp.ts'
import type { NewFile } from '../files/put-file.ts'
import type { Storage } from '../files/storage.ts'
import type { Entry } from './content-folder.ts'

const QUALITY = 86

/** Pixels across: what the widest place of a page shows on most screens, and stored in a moment. */
const WIDTH = 1280

/**
 * The bytes of a blueprint's picture as JPEG, made in some milliseconds of the drawing of that name in `pictures`, so that none is shipped;
 * undefined where there is no such drawing. `folder` holds the blueprints.
 */
export async function blueprintPicture(folder: string, filename: string): Promise<Uint8Array | undefined> {
  const drawing = join(folder, 'pictures', filename.replace(/\.jpg$/, '.svg'))
  if (!existsSync(drawing)) return
  const sharp = await loadSharp()
  return sharp(await readFile(drawing))
    .resize({ width: WIDTH })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** The bytes of all pictures that entries are, by file name. Throws an Error for one that was never drawn. */
export async function blueprintPictures(
  folder: string,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = entries.filter(({ collection }) => collection === 'files').map(({ record }) => String(record.filename))
  const drawn = names.map(async (name) => {
    const bytes = await blueprintPicture(folder, name)
    if (!bytes) throw new Error(`The picture ${name} of a blueprint is missing.`)
    return [name, bytes] as const
  })
  return new Map(await Promise.all(drawn))
}

/** Stores a picture in the caller's transaction, described in the languages of the website, and returns its id. */
export async function putPicture(
  at: { readonly db: Database; readonly storage: Storage },
  record: Entry['record'],
  bytes: Uint8Array,
  languages: readonly Language[],
): Promise<string> {
  const file = record as Omit<NewFile, 'bytes'> & { readonly alt: Readonly<Record<Language, string>> }
  const alt = Object.fromEntries(languages.map((language) => [language, file.alt[language]]))
  const files = createFiles({ ...at, projectOf: async () => file.project })
  try {
    return (await files.put({ ...file, alt, bytes })).id
  } finally {
    await files.close()
  }
}
