import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'

export interface Project {
  readonly id: number
  readonly domain: string
}

const select = (db: Database) => db.selectFrom('project').select(['id', 'domain'])

const known = (row: { id: unknown; domain: unknown } | undefined): Project | undefined =>
  row && { id: Number(row.id), domain: String(row.domain) }

/** The project of that domain; upper case, port, a leading `www.` and one dot at the end do not matter. */
export async function projectByDomain(db: Database, domain: string): Promise<Project | undefined> {
  const name = domain.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  // PostgreSQL takes no text with it.
  if (name.includes('\0')) return undefined
  const domains = [name, name.replace(/^www\./, '')]
  const { rows } = await run(db, 'select id, domain from project where domain in (?, ?) order by domain', domains)
  return known(rows[0] as { id: unknown; domain: unknown } | undefined)
}

/** All projects of the installation in the order in which they were made. */
export async function projects(db: Database): Promise<Project[]> {
  return (await select(db).orderBy('id').execute()).flatMap((row) => known(row) ?? [])
}
