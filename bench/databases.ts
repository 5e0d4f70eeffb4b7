import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { startCluster } from '../scripts/test/postgres-cluster.ts'
import { ensurePostgres } from '../scripts/test/system-packages.ts'

/** What is measured on an empty database; `env` leads another process to the same one. */
export type OnDatabase = (db: Database, env: Record<string, string>) => Promise<void>

/** Runs `work` on a SQLite database of its own, which goes afterwards. */
export async function onSqlite(work: OnDatabase): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
  const db = await openDatabase({ dataDir })
  await migrate(db)
  await work(db, { DATA_DIR: dataDir })
  await db.destroy()
  rmSync(dataDir, { recursive: true })
}

/** Runs `work` on a PostgreSQL cluster of its own, which goes afterwards; one that is durable is as PostgreSQL comes. */
export async function onPostgres(work: OnDatabase, isDurable = false): Promise<void> {
  const cluster = await startCluster(await ensurePostgres(), isDurable)
  const db = await openDatabase({ dataDir: '', databaseUrl: cluster.url })
  await migrate(db)
  await work(db, { DATABASE_URL: cluster.url })
  await db.destroy()
  await cluster.stop()
}
