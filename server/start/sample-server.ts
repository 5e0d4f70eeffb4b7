import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Route } from '#backend/calls/backend.ts'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openWithTables } from '#backend/db/sample-tables.ts'
import type { Storage } from '#backend/files/storage.ts'
import { answerProblem } from '#backend/openapi/sample-answer-check.ts'
import { recorded } from '#backend/openapi/sample-recording.ts'
import * as entryServer from '#site/entry-server.tsx'
import { linkInMemory } from '../http/backend-link.ts'
import type { SiteBuild } from '../pages/site-build.ts'
import { composeBackend } from './compose.ts'
import { readConfig } from './config.ts'
import { fileStorage } from './file-storage.ts'
import { openProduct } from './open-product.ts'
import { endRestore } from './restore-closed.ts'

/** The whole product on a port of its own, with an empty data directory that goes with it. */
export type SampleServer = {
  address: string
  dataDir: string
  /** The database of its backend; with `BACKEND_URL` an empty one. */
  db: Database
  /** Every call that its backend answers. */
  routes: readonly Route[]
  close: () => Promise<void>
}

const LOG = { error: () => {}, warn: () => {}, debug: () => {} }

/** Stands in every page of the site and nowhere else. */
export const ENTRY = '/build/entry.js'

/** The site as it is rendered from its sources, without the files that a browser would load. */
export const sampleBuild: SiteBuild = {
  ...entryServer,
  hash: 'sample',
  assetsOf: () => ({ entry: ENTRY, modules: [], styles: [], fonts: [] }),
}

/** What of a build in `dist` the server reads at its start. */
async function writeBuild(folder: string): Promise<string> {
  for (const name of ['client/build', 'backoffice/build']) await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'client/sw.js'), '')
  await writeFile(join(folder, 'backoffice/index.html'), '<!doctype html>')
  await writeFile(join(folder, 'backoffice/worker.js'), '')
  return folder
}

type Answer = (request: Request) => Promise<Response>

/** Holds each answer against what the document of the calls says, and notes where they differ. */
const held =
  (answer: Answer, problems: string[]): Answer =>
  async (request) => {
    const response = await answer(request)
    const problem = await answerProblem(request, response)
    if (problem) problems.push(problem)
    return response
  }

/**
 * Starts the product as `npm start` does, in this process: with `BACKEND_URL`, the site of another process's backend; with `DATA_DIR`, on
 * what lies there. `fill` writes what is there before the start.
 */
export async function startSample(
  env: Record<string, string> = {},
  fill: (db: Database, storage: Storage) => Promise<unknown> = async () => {},
): Promise<SampleServer> {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-sample-'))
  const dataDir = env.DATA_DIR ?? join(folder, 'data')
  const config = readConfig({ PORT: '0', SEED_DEMO: 'no', LOG_LEVEL: 'silent', ...env, DATA_DIR: dataDir })
  await mkdir(dataDir, { recursive: true })
  await endRestore(config, LOG)
  const isThere = config.databaseUrl || env.DATA_DIR
  const db = isThere ? await openDatabase(config) : await openWithTables(dataDir)
  if (config.databaseUrl) await migrate(db)
  await fill(db, fileStorage(config))
  const dist = await writeBuild(join(folder, 'dist'))
  const problems: string[] = []
  const compose = async () => {
    const composed = await composeBackend(config, LOG, (_title, work) => work())
    const link = config.backendUrl ? composed.link : linkInMemory(held(recorded(composed.link.answer), problems))
    return { ...composed, link }
  }
  const composed = await compose()
  const parts = { config, log: LOG, composed, build: sampleBuild, dist }
  const { address, close } = await openProduct({ ...parts, reopen: compose })
  return {
    address,
    dataDir,
    db,
    routes: composed.routes,
    close: async () => {
      await close()
      await db.destroy()
      await rm(folder, { recursive: true, force: true })
      if (problems.length > 0) throw new Error(`Not as /openapi.json says: ${[...new Set(problems)].join('; ')}`)
    },
  }
}
