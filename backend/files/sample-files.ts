import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '../db/database.ts'
import { insertTree } from '../items/insert.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createFiles, type FilesOptions } from './files.ts'

/** Files on a disk folder, which goes when the test has ended, and a project of their own, asked for through `get`. */
export async function sampleFiles(db: Database, options: Partial<FilesOptions> = {}) {
  const domain = `${randomUUID()}.test`
  const project = Number(await insertTree(db, 'project', { domain, display_name: 'Test', languages: ['de', 'en'] }))
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const errors: unknown[] = []
  const files = createFiles({
    db,
    storage: createDiskStorage(folder),
    projectOf: async () => project,
    workers: 2,
    log: (_, error) => errors.push(error),
    ...options,
  })
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    files.app.request(`http://jeweller.test${path}`, { method, headers })
  return { files, project, folder, errors, get }
}
