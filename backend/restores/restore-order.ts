import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { BackupPlace } from '#contract/wire/backup-plan.ts'

/** A wish to restore an archive, and how far it came. */
export interface RestoreOrder {
  readonly id: string
  readonly place: BackupPlace
  readonly name: string
  readonly archive_on: string
  readonly created_on: string
  readonly by: { readonly id: number; readonly email: string }
  /** Nothing has changed before `restoring`. */
  readonly step: 'waiting' | 'saving' | 'restoring'
  /** The archive of what was there before, and what a kill while it is written would leave. */
  readonly safety: SafetyBackup | null
  /** How often restoring was begun. */
  readonly tries: number
}

export interface SafetyBackup {
  readonly place: BackupPlace
  readonly name: string
  readonly draft: string | null
  readonly kilobytes: number
  readonly rows: number
  readonly files: number
}

/** Where a restore is prepared: it lies outside the database, which is what changes. */
export interface RestoreFolder {
  /** The archive, as a file of this machine. */
  readonly archive: string
  readonly read: () => Promise<RestoreOrder | undefined>
  /** Keeps the order, so that a process after a crash knows of it. */
  readonly write: (order: RestoreOrder) => Promise<void>
  /** Takes the bytes of the archive in. */
  readonly take: (bytes: ReadableStream<Uint8Array>) => Promise<void>
  /** Forgets all of it. */
  readonly clear: () => Promise<void>
}

/** The folder within the data directory. */
export function restoreFolder(dataDir: string): RestoreFolder {
  const folder = join(dataDir, 'restore')
  const file = join(folder, 'order.json')
  const archive = join(folder, 'archive.tar')
  return {
    archive,
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return undefined
      })
      return text === undefined ? undefined : (JSON.parse(text) as RestoreOrder)
    },
    async write(order) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${file}.part`
      const handle = await open(draft, 'w', 0o600)
      await handle.writeFile(JSON.stringify(order)).finally(async () => {
        await handle.sync()
        await handle.close()
      })
      await rename(draft, file)
    },
    async take(bytes) {
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await pipeline(
        Readable.fromWeb(bytes as WebStream<Uint8Array>),
        createWriteStream(archive, { mode: 0o600, flush: true }),
      )
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
