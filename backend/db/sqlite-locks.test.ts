import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { withSnapshot } from '../backup/with-snapshot.ts'
import { openDatabase } from './database.ts'

/** Where Linux says who has locked what. */
const LOCKS = '/proc/locks'

// Without its lock the next program that looks in, `sqlite3` for example, takes the log away under the site, and all that is written from then on is lost.
test.runIf(existsSync(LOCKS))(
  'the database stays locked for who works on it, also after a backup was made',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'schaufenster-locks-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const db = await openDatabase({ dataDir: folder })
    onTestFinished(() => db.destroy())
    await sql`create table kept (id integer)`.execute(db)
    const { ino } = statSync(join(folder, 'schaufenster.sqlite'))
    const ours = () =>
      readFileSync(LOCKS, 'utf8')
        .split('\n')
        .filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${ino} `))
    expect(ours()).toHaveLength(1)
    await withSnapshot(db, async () => {})
    expect(ours()).toHaveLength(1)
  },
)
