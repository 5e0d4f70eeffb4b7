import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { Database } from '../db/database.ts'
import type { Caller, Variables } from '../http/context.ts'
import { publicAccess } from '../items/access.ts'
import { insertTree } from '../items/insert.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createFiles, type Files, type FilesOptions } from './files.ts'

/** Files on a disk folder, which goes when the test has ended, and a project of their own whose menu leads to each, asked for through `get`. */
export async function sampleFiles(db: Database, options: Partial<FilesOptions> = {}) {
  const domain = `${randomUUID()}.test`
  const project = Number(await insertTree(db, 'project', { domain, display_name: 'Test', languages: ['de', 'en'] }))
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const errors: unknown[] = []
  const made = createFiles({
    db,
    storage: createDiskStorage(folder),
    projectOf: async () => project,
    workers: 2,
    log: (_, error) => errors.push(error),
    ...options,
  })
  const put: Files['put'] = async (file, access) => {
    const row = await made.put(file, access)
    await insertTree(db, 'menu_item', { project: row.project, display_name: row.id, path: `/assets/${row.id}` })
    return row
  }
  const files: Files = { ...made, put }
  const app = new Hono<Variables>()
    .use((context, next) => {
      context.set('caller', { access: async () => publicAccess(project) } as Caller)
      return next()
    })
    .route('/', files.app)
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`http://jeweller.test${path}`, { method, headers })
  return { files, project, folder, errors, get }
}
