import type { WebsiteOnBoard } from '#contract/wire/websites.ts'
import { imprintGaps } from '#domain/company/imprint-gaps.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { gapsOf } from '../duties/gaps.ts'

/** What the imprint of a website lacks. */
async function imprintGapsOf(db: Database, project: number): Promise<number> {
  const [company] = await rowsOf(db, 'company', 'project', [project])
  if (!company) return imprintGaps(undefined)
  const of = (table: string) => rowsOf(db, table, 'company', [Number(company.id)])
  const [emails, numbers, executives, addresses] = await Promise.all(
    ['company_email', 'company_number', 'company_executive', 'company_address'].map(of),
  )
  const { ust_id, vat_number } = company
  return imprintGaps({
    ust_id: ust_id === null ? null : String(ust_id),
    vat_number: vat_number === null ? null : String(vat_number),
    emails: emails ?? [],
    numbers: numbers ?? [],
    executives: executives ?? [],
    addresses: addresses ?? [],
  })
}

const TO_DO = ['received', 'paid', 'in_preparation']
const UNDELIVERED = ['failed', 'uncertain']

/** All websites of the installation in the order of their names, with what waits for people there. */
export async function websitesOnBoard(db: Database): Promise<WebsiteOnBoard[]> {
  const count = async (table: string, states: readonly string[]) => {
    const rows = await db
      .selectFrom(table)
      .select((eb) => ['project', eb.fn.countAll().as('count')])
      .where('state', 'in', [...states])
      .groupBy('project')
      .execute()
    return new Map(rows.map((row) => [Number(row.project), Number(row.count)]))
  }
  const [projects, orders, mails] = await Promise.all([
    db.selectFrom('project').select(['id', 'domain', 'display_name', 'live']).orderBy('display_name').execute(),
    count('ecommerce_order', TO_DO),
    count('mail', UNDELIVERED),
  ])
  const board: WebsiteOnBoard[] = []
  for (const row of projects)
    board.push({
      id: Number(row.id),
      domain: String(row.domain),
      name: String(row.display_name),
      live: Boolean(row.live),
      orders: orders.get(Number(row.id)) ?? 0,
      mails: mails.get(Number(row.id)) ?? 0,
      duties: (await gapsOf(db, 'project', row.id)).length + (await imprintGapsOf(db, Number(row.id))),
    })
  return board
}
