import type { StockLogEntry } from '#contract/wire/stock.ts'
import type { Database } from '../db/database.ts'
import type { Access } from '../items/access.ts'
import { authorName } from '../items/revision.ts'

interface LogPage {
  readonly product: number
  readonly limit: number
  readonly page: number
  /** Who is told: programs learn no address of an account. */
  readonly reader: Pick<Access, 'apiKey'>
}

/** What became of the pieces of a product, the newest first: what, where, why, and who by name. */
export async function stockLog(db: Database, { product, limit, page, reader }: LogPage): Promise<StockLogEntry[]> {
  const rows = await db
    .selectFrom('ecommerce_stock_move as m')
    .leftJoin('users as u', 'u.id', 'm.user')
    .select(['m.id', 'm.kind', 'm.variant', 'm.branch', 'm.to_branch', 'm.pieces', 'm.reason', 'm.created_on'])
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('m.product', '=', product)
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind as StockLogEntry['kind'],
    variant: row.variant === null ? null : Number(row.variant),
    branch: row.branch === null ? null : Number(row.branch),
    to_branch: row.to_branch === null ? null : Number(row.to_branch),
    pieces: Number(row.pieces),
    reason: row.reason === null ? null : String(row.reason),
    by: authorName(reader, row),
    created_on: String(row.created_on),
  }))
}
