import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Database } from '../db/database.ts'
import { insertTree } from '../items/insert.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createFiles, type FilesOptions } from './files.ts'

/** A picture for tests: the left half red, the right half blue. */
export function samplePicture(width = 1000, height = 500, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'blue' } }
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: half, left: Math.floor(width / 2), top: 0 }])
    .toFormat(format)
    .toBuffer()
}

/** Files on a disk folder and a project of their own, asked for through `get`. */
export async function sampleFiles(db: Database, options: Partial<FilesOptions> = {}) {
  const domain = `${randomUUID()}.test`
  const project = Number(await insertTree(db, 'project', { domain, display_name: 'Test', languages: ['de', 'en'] }))
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-files-'))
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
