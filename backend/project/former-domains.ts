import type { Cell, Database } from '../db/database.ts'

/** Domains that are kept of one website. */
const MOST_KEPT = 10

/** The domains that a website had, as its record keeps them: one in a line. */
export const formerDomainsOf = (kept: unknown): string[] =>
  String(kept ?? '')
    .toLowerCase()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The domain that a website has now. */
export async function domainOf(db: Database, id: Cell): Promise<string | undefined> {
  const row = await db.selectFrom('project').select('domain').where('id', '=', id).executeTakeFirst()
  return row && String(row.domain)
}

/** Keeps the domain that a website had before a change and has no more: the website goes on answering there. */
export async function keepFormerDomain(db: Database, id: Cell, before: string): Promise<void> {
  const row = await db
    .selectFrom('project')
    .select(['domain', 'former_domains'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.domain === before) return
  const kept = [...new Set([before, ...formerDomainsOf(row.former_domains)])].filter((domain) => domain !== row.domain)
  await db
    .updateTable('project')
    .set({ former_domains: kept.slice(0, MOST_KEPT).join('\n') })
    .where('id', '=', id)
    .execute()
}
