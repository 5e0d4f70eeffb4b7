import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import type { Database } from '../db/database.ts'
import { withSnapshot } from './with-snapshot.ts'

export type Packer = ReturnType<typeof createTarPacker>['controller']

/** What an archive holds once all is written. */
export interface ArchiveFacts {
  readonly rows?: number
  readonly files?: number
  /** Files whose bytes were not there. */
  readonly missing: readonly string[]
}

export interface Archive<Facts extends ArchiveFacts = ArchiveFacts> {
  /** The bytes of the archive; who cancels it ends the work. */
  readonly bytes: ReadableStream<Uint8Array>
  /** Resolves when all is written, rejects with the reason why not. */
  readonly done: Promise<Facts>
  /** Ends the work: the stream breaks off. */
  cancel(): void
}

const compress = promisify(gzip)

/** Characters of rows in one part. */
const PART = 1_000_000

/** An archive that is made of the database as it is at this moment, while it is read. */
export function streamed<Facts extends ArchiveFacts>(
  db: Database,
  write: (snapshot: Database, packer: Packer) => Promise<Facts>,
): Archive<Facts> {
  const { readable, controller } = createTarPacker()
  const done = withSnapshot(db, (snapshot) => write(snapshot, controller)).then((written) => {
    controller.finalize()
    return written
  })
  done.catch((error) => controller.error(error))
  return {
    bytes: readable,
    done,
    cancel: () => controller.error(new DOMException('The backup was cancelled.', 'AbortError')),
  }
}

/** Adds entries to an archive one after the other, and knows how they add up. */
export function archiveWriter(packer: Packer, now: Date) {
  const digest = createHash('sha256')
  let bytes = 0
  return {
    async add(name: string, body: Uint8Array): Promise<void> {
      digest.update(`${name}\n${body.byteLength}\n`).update(body)
      const writer = packer.add({ name, size: body.byteLength, mtime: now }).getWriter()
      if (body.byteLength > 0) await writer.write(body)
      await writer.close()
      bytes += body.byteLength
    },
    /** Bytes of all entries so far. */
    written: () => bytes,
    /** Over name, size and bytes of every entry so far. */
    sha256: () => digest.copy().digest('hex'),
  }
}

/** Rows as lines of JSON, in compressed parts. */
export async function* packedLines(
  pages: AsyncIterable<readonly object[]>,
): AsyncGenerator<{ bytes: Uint8Array; count: number }> {
  let text = ''
  let count = 0
  for await (const rows of pages) {
    for (const row of rows) text += `${JSON.stringify(row)}\n`
    count += rows.length
    if (text.length < PART) continue
    yield { bytes: await compress(text), count }
    text = ''
    count = 0
  }
  if (count > 0) yield { bytes: await compress(text), count }
}
