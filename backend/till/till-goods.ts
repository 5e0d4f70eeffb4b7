import { bareGtin, type TillLine } from '#domain/imports/till-lines.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import type { Stocked } from '../stock/stocked.ts'

/** A product, or one of its variants, with what a till may change of it: pieces at a place, and whole cents. */
export interface TillGoods extends Stocked {
  readonly name: string
  readonly pieces: number
  readonly cents: number | null
}

export interface GoodsOfTill {
  readonly all: readonly TillGoods[]
  /** The goods that a line names; undefined where there are none, or several. */
  of(line: TillLine): TillGoods | undefined
}

interface Row {
  readonly product: number
  readonly variant: number | null
  readonly name: string
  readonly title: string | null
  readonly reference: string | null
  readonly suffix: string | null
  readonly gtin: string | null
  readonly pieces: number | null
  readonly cents: number | null
}

/** The goods of a website by what a till may call them, with the pieces that lie at `branch`. A product with variants is none itself. */
export async function tillGoods(db: Database, project: number, branch: number | null): Promise<GoodsOfTill> {
  const at = branch === null ? 's.branch is null' : 's.branch = ?'
  const { rows } = await run<Row>(
    db,
    `select p.id as product, v.id as variant, p.display_name as name, v.display_name as title,
      p.reference_number as reference, v.reference_number_suffix as suffix,
      case when v.id is null then p.gtin else v.gtin end as gtin,
      case when v.id is null then p.price_brutto else v.price_brutto end as cents,
      (select sum(s.pieces) from ecommerce_stock s where s.product = p.id and ${at}
        and (s.variant = v.id or (v.id is null and s.variant is null))) as pieces
    from ecommerce_product p left join ecommerce_product_variant v on v.product = p.id
    where p.project = ? order by p.id, v.id`,
    [...(branch === null ? [] : [branch]), project],
  )
  const names = new Map<string, TillGoods | 'several'>()
  const all = rows.map((row) => {
    const variant = row.variant === null ? null : Number(row.variant)
    const goods: TillGoods = {
      product: Number(row.product),
      variant,
      name: row.title ? `${row.name}, ${row.title}` : row.name,
      pieces: Number(row.pieces ?? 0),
      cents: row.cents === null ? null : Number(row.cents),
    }
    const gtin = bareGtin(row.gtin ?? '')
    const reference = variant === null || row.suffix ? `${row.reference ?? ''}${row.suffix ?? ''}` : ''
    const own = [gtin && `gtin ${gtin}`, reference && `reference ${reference}`, variant === null && `id ${row.product}`]
    for (const name of own) if (name) names.set(name, names.has(name) ? 'several' : goods)
    return goods
  })
  return {
    all,
    of({ gtin, reference, id }) {
      const asked = [gtin && `gtin ${gtin}`, reference && `reference ${reference}`, id && `id ${id}`]
      for (const name of asked) {
        const found = name ? names.get(name) : undefined
        if (found === 'several') return undefined
        if (found) return found
      }
      return undefined
    },
  }
}
