import { basePriceWords, type ContentUnit } from '#domain/money/base-price.ts'
import type { Characteristic } from '#domain/orders/order-parts.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { run } from '../../db/run.ts'
import { places } from '../../db/statement-text.ts'
import { rowText } from '../../shop/local-text.ts'

/** What is essential about goods, in the language asked for, and how much is in a piece. */
export interface EssentialFacts {
  readonly language: Language
  readonly characteristics: readonly Characteristic[]
  readonly contentUnit: ContentUnit | null
  readonly contentAmount: number | null
}

/** What has to be told of goods before they are ordered, the base price of a piece of this price last; in cents. (§ 312j (2) BGB, § 4 PAngV) */
export function characteristicsOf(
  { characteristics, contentUnit: unit, contentAmount, language }: EssentialFacts,
  variant: { readonly contentAmount: number | null } | null | undefined,
  cents: number,
): Characteristic[] {
  const amount = variant?.contentAmount ?? contentAmount
  const base = cents > 0 && unit && amount !== null ? basePriceWords(cents, { amount, unit }, language) : undefined
  return [...characteristics, ...(base ? [base] : [])]
}

/** The values of the groups that the shop has marked as essential, by product, groups and values in the editors' order. */
export async function loadCharacteristics(
  db: Database,
  products: readonly number[],
  language: Language,
  first: Language,
): Promise<Map<number, Characteristic[]>> {
  const known = new Map<number, Characteristic[]>()
  if (products.length === 0) return known
  const { rows } = await run(
    db,
    `select l.product, a.id, a.display_name, g.id as group_id, g.display_name as group_name
    from ecommerce_product_attribute l
    join ecommerce_attribute a on a.id = l.attribute
    join ecommerce_attribute_group g on g.id = a.attribute_group
    where g.essential = ? and l.product in (${places(products.length)})
    order by g.sort, g.id, a.sort, a.id`,
    [true, ...products],
  )
  const texts = async (table: string, ids: readonly Row[string][]) => {
    const own = await rowsOf(db, `${table}_translation`, table, [...new Set(ids.map(Number))])
    return (id: Row[string] | undefined, name: Row[string] | undefined) =>
      rowText(
        own.filter((text) => text[table] === id),
        'display_name',
        language,
        first,
        name,
      ) ?? ''
  }
  const nameOfValue = await texts(
    'ecommerce_attribute',
    rows.map((row) => row.id ?? null),
  )
  const nameOfGroup = await texts(
    'ecommerce_attribute_group',
    rows.map((row) => row.group_id ?? null),
  )
  for (const [product, own] of Map.groupBy(rows, (row) => Number(row.product))) {
    const groups = Map.groupBy(own, (row) => Number(row.group_id))
    known.set(
      product,
      [...groups.values()].map((values) => ({
        name: nameOfGroup(values[0]?.group_id, values[0]?.group_name),
        value: values.map((row) => nameOfValue(row.id, row.display_name)).join(', '),
      })),
    )
  }
  return known
}
