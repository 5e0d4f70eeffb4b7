import { availableParallelism } from 'node:os'
import type { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import type { Variables } from '../http/context.ts'
import type { Access } from '../items/access.ts'
import { assetRoutes } from './assets.ts'
import { createDelivery } from './deliver.ts'
import { type FileLimits, type FilesRow, folderOf, type NewFile, originalOf, putFile } from './put-file.ts'
import type { Storage } from './storage.ts'
import { createWorkQueue } from './work-queue.ts'

export type FilesOptions = {
  db: Database
  storage: Storage
  /** The id of the project that a request is for. */
  projectOf(request: Request): Promise<number>
  /** Where a request comes from; behind a proxy only the server knows. */
  clientAddress?: (request: Request) => string
  /** Bytes of an upload; 20 MB unless given. */
  maxBytes?: number
  /** Pixels of a picture; 50 million unless given. */
  maxPixels?: number
  /** Pictures worked on at a time; as many as there are processors unless given. */
  workers?: number
  /** Pieces of work that may wait; 500 unless given. */
  waiting?: number
  /** Told of every error that is not the caller's. */
  log?: (message: string, error: unknown) => void
}

export type Files = {
  /** Stores a file and writes its row, on behalf of the program unless `access` is given. Throws Invalid or a Fault. */
  put(file: NewFile, access?: Access): Promise<FilesRow>
  /** Deletes the bytes of a file and all that was made of them. */
  forget(file: Pick<FilesRow, 'project' | 'id'>): Promise<void>
  /** Whether the bytes of a file are there. */
  isStored(file: Pick<FilesRow, 'project' | 'id'>): Promise<boolean>
  /** A picture alone on a page of A4, as a PDF; null where its bytes are away. */
  printed(file: Pick<FilesRow, 'project' | 'id' | 'type' | 'filename'>): Promise<Buffer | null>
  /** Bytes of an upload. */
  maxBytes: number
  /** `GET /assets/{id}`, where it is known who asks. */
  app: Hono<Variables>
  /** Waits for the work that is under way. */
  close(): Promise<void>
}

/** Pieces of work that may wait of one address: what a browser asks for at a time. */
const OF_ONE = 100

/** Milliseconds that one waits: no longer than a proxy does. */
const LONGEST_WAIT = 30_000

/** Stored files: taking them in and delivering pictures of every size. (SPEC 7, 9) */
export function createFiles(options: FilesOptions): Files {
  const { db, storage, workers = availableParallelism(), waiting = 500 } = options
  const { maxBytes = 20_000_000, maxPixels = 50_000_000 } = options
  const limits: FileLimits = { maxBytes, maxPixels }
  const queue = createWorkQueue({ workers, maxWaiting: waiting, ofOne: OF_ONE, longestWait: LONGEST_WAIT })

  return {
    put: (file, access) => putFile({ db, storage, queue, limits }, file, access),
    forget: (file) => storage.deleteFolder(folderOf(file)),
    isStored: async (file) => (await storage.read(originalOf(file))) !== null,
    async printed(file) {
      const stored = await storage.read(originalOf(file))
      const { fullPage } = await import('./full-page.ts')
      return stored && fullPage(await stored.bytes(), file.type, file.filename)
    },
    maxBytes,
    app: assetRoutes({
      db,
      delivery: createDelivery(storage, queue),
      projectOf: options.projectOf,
      clientAddress: options.clientAddress,
      log: options.log,
    }),
    close: queue.close,
  }
}
