import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { OpenArchive } from '../backup/read-archive.ts'
import { fileStream } from '../files/file-stream.ts'
import type { Storage } from '../files/storage.ts'
import { withTemporaryFile } from '../files/temporary-file.ts'
import { type TakenWebsite, takeWebsite } from './take-website.ts'
import type { WebsiteIntake } from './website-intake.ts'
import { type WebsiteSource, writeWebsite } from './write-website.ts'

/** An archive that lies in a file. */
export const archiveIn =
  (file: string): OpenArchive =>
  () =>
    fileStream(file)

/** Writes one website into a new file. Rejects where the file is there or the disk is full. Returns the files whose bytes are lost. */
export async function saveWebsite(source: WebsiteSource, project: number, file: string): Promise<readonly string[]> {
  const archive = writeWebsite(source, project)
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const [{ missing }] = await Promise.all([
    archive.done,
    pipeline(Readable.fromWeb(archive.bytes as WebStream<Uint8Array>), target),
  ])
  return missing
}

/** Makes a second website of one that is there, with files of its own. Throws the Fault for a domain that is taken. */
export const copyWebsite = (
  source: WebsiteSource & { readonly storage: Storage },
  project: number,
  as: WebsiteIntake['as'],
): Promise<TakenWebsite> =>
  withTemporaryFile(async (file) => {
    await saveWebsite(source, project, file)
    const { db, storage, now } = source
    return takeWebsite({ db, storage, open: archiveIn(file), now: () => now, as, isCopy: true })
  })
