import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import { statOf, TICKS, ticksOf } from '../process-stat.ts'

/** Seconds of processor that a PostgreSQL of this machine has used so far, with the processes that have ended; of those there, `own` is left out. */
export async function postgresProcessor(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const own = String(rows[0]?.pid)
  const [, head = ''] = statOf(own)
  const times = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || pid === own) return []
    try {
      const stat = statOf(pid)
      const ticks = ticksOf(stat)
      // The first process counts those that it has waited for.
      if (pid === head) return [ticks + Number(stat[13]) + Number(stat[14])]
      return stat[1] === head ? [ticks] : []
    } catch {
      return []
    }
  })
  return times.reduce((sum, ticks) => sum + ticks, 0) / TICKS
}
