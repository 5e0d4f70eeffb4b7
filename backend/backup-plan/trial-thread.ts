import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { LEFT_OUT } from '../backup/archive-format.ts'
import { rowsInAll } from '../backup/make-archive.ts'
import { restoreArchive } from '../backup/restore-archive.ts'
import { countOf } from '../backup/table-facts.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createDiskStorage } from '../files/disk-storage.ts'
import { Differs, problemOf } from './problem-of.ts'
import type { Trial, TrialTask } from './try-archive.ts'

// A thread for one archive: SQLite leaves nobody a turn while it writes, and visitors are not to wait for it.
const { file, folder } = workerData as TrialTask

if (process.platform === 'linux') setPriority(10)

async function filesIn(root: string): Promise<number> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).length
}

/** Compares what was restored with what the archive says of itself. Throws Differs, naming the first thing that is not so. */
async function compare(db: Database, said: Readonly<Record<string, { rows: number }>>, files: number): Promise<void> {
  for (const [table, { rows }] of Object.entries(said)) {
    if (LEFT_OUT.includes(table)) continue
    const found = await countOf(db, table)
    if (found !== rows) throw new Differs(`${table} has ${found} rows, not ${rows}.`)
  }
  const found = await filesIn(join(folder, 'files'))
  if (found !== files) throw new Differs(`There are ${found} files, not ${files}.`)
}

async function tryOut(): Promise<Trial> {
  try {
    const db = await openDatabase({ dataDir: folder })
    try {
      const { end } = await restoreArchive({
        db,
        storage: createDiskStorage(join(folder, 'files')),
        aside: createDiskStorage(join(folder, 'aside')),
        open: () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
        replace: false,
        stay: true,
        keepSecret: async () => {},
      })
      await compare(db, end.tables, end.files)
      // An archive of the version before is of use only where this version can go on from it.
      await migrate(db)
      return { rows: rowsInAll(end.tables), files: end.files, missing: end.missing.length }
    } finally {
      await db.destroy()
    }
  } catch (error) {
    return problemOf(error)
  }
}

parentPort?.postMessage(await tryOut())
