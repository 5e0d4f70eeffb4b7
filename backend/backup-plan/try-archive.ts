import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Worker } from 'node:worker_threads'
import type { ArchiveStore } from './archive-store.ts'
import { type Failed, problemOf } from './problem-of.ts'

/** A file to be restored into an empty folder. */
export interface TrialTask {
  readonly file: string
  readonly folder: string
}

/** What was restored and is as the archive says of itself; or why not. */
export type Trial = { readonly rows: number; readonly files: number; readonly missing: number } | Failed

const THREAD = new URL('./trial-thread.ts', import.meta.url)

/** Megabytes: an archive is read entry by entry. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

const PREFIX = 'backup-trial-'

const stopped = () => new DOMException('The trial was stopped.', 'AbortError')

async function inThread(task: TrialTask, signal: AbortSignal): Promise<Trial> {
  const thread = new Worker(THREAD, { workerData: task, resourceLimits: MEMORY })
  try {
    return await new Promise<Trial>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(stopped()))
      if (signal.aborted) reject(stopped())
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', () => reject(new Error('The trial ended without a result.')))
    })
  } finally {
    await thread.terminate()
  }
}

/** Removes what trials have left whose process was killed. */
export async function sweepTrials(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => []))
    if (name.startsWith(PREFIX)) await rm(join(dataDir, name), { recursive: true, force: true })
}

/**
 * Restores an archive into an empty database and an empty folder within the data directory, compares what is there with what the
 * archive says of itself, and removes all of it. Never rejects: what went wrong is the answer.
 */
export async function tryArchive(
  store: Pick<ArchiveStore, 'read'>,
  name: string,
  dataDir: string,
  signal: AbortSignal,
): Promise<Trial> {
  const folder = join(dataDir, `${PREFIX}${name}`)
  try {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const bytes = await store.read(name)
    if (!bytes) return { problem: 'damaged', detail: `${name} is not there any more.` }
    const file = join(folder, name)
    await pipeline(Readable.fromWeb(bytes as WebStream<Uint8Array>), createWriteStream(file, { mode: 0o600 }), {
      signal,
    })
    return await inThread({ file, folder }, signal)
  } catch (error) {
    return problemOf(error)
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
