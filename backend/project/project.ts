import { rowsInTurn } from '../db/batch.ts'
import type { Database } from '../db/database.ts'
import { gathered } from '../db/gathered.ts'
import { places } from '../db/statement-text.ts'
import { formerDomainsOf } from './former-domains.ts'

export interface Project {
  readonly id: number
  readonly domain: string
  /** Domains that it had and still answers at; left out where there are none. */
  readonly formerDomains?: readonly string[]
  /** False until strangers may see it; left out where it is not known. */
  readonly live?: boolean
}

/** What stands for a project while the installation has none: enough to sign in and make the first. No record belongs to it. */
export const NO_PROJECT: Project = { id: 0, domain: 'installation' }

const select = (db: Database) => db.selectFrom('project').select(['id', 'domain', 'former_domains', 'live'])

type ProjectRow = { id?: unknown; domain?: unknown; former_domains?: unknown; live?: unknown }

function known(row: ProjectRow | undefined): Project | undefined {
  if (!row) return undefined
  const formerDomains = formerDomainsOf(row.former_domains)
  return {
    id: Number(row.id),
    domain: String(row.domain),
    ...(formerDomains.length > 0 && { formerDomains }),
    live: Boolean(row.live),
  }
}

/** The projects of these domains, each with or without its `www.`; nearly every call asks for one, so those of a moment are read at once. */
const readersOf = new WeakMap<Database, (domain: string) => Promise<Project | undefined>>()

const readerOf = (db: Database) =>
  gathered(async (names: readonly string[]) => {
    const wanted = names.map((name) => [name, name.replace(/^www\./, '')])
    const domains = [...new Set(wanted.flat())]
    const find = async (where: string, parameters: readonly string[]) => {
      const text = `select id, domain, former_domains, live from project where ${where} order by domain`
      return (await rowsInTurn(db, { text, parameters })).flatMap((row) => known(row) ?? [])
    }
    const present = await find(`domain in (${places(domains.length)})`, domains)
    const now = wanted.map((own) => present.find(({ domain }) => own.includes(domain)))
    if (now.every(Boolean)) return now
    // Whose domain it is now comes before whose it was, which no index knows.
    const former = await find('former_domains is not null', [])
    const had = (own: readonly string[]) =>
      former.find(({ formerDomains }) => formerDomains?.some((domain) => own.includes(domain)))
    return wanted.map((own, index) => now[index] ?? had(own))
  })

/** The project that has, or else had, that domain; upper case, port, a leading `www.` and one dot at the end do not matter. */
export async function projectByDomain(db: Database, domain: string): Promise<Project | undefined> {
  const name = domain.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  // PostgreSQL takes no text with it.
  if (name.includes('\0')) return undefined
  const read = readersOf.get(db) ?? readerOf(db)
  readersOf.set(db, read)
  return read(name)
}

/** All projects of the installation in the order in which they were made. */
export async function projects(db: Database): Promise<Project[]> {
  return (await select(db).orderBy('id').execute()).flatMap((row) => known(row) ?? [])
}

/** The project of that id. */
export const projectById = async (db: Database, id: number): Promise<Project | undefined> =>
  known(await select(db).where('id', '=', id).executeTakeFirst())
