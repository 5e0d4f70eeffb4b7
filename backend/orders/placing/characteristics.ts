import { basePriceWords, type ContentUnit } from '#domain/money/base-price.ts'
import type { Characteristic } from '#domain/orders/order-parts.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Statement } from '../../db/batch.ts'
import type { Row } from '../../db/database.ts'
import { askForRows } from '../../db/rows-of.ts'
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

/** Asks for the values of the groups that the shop has marked as essential, groups and values in the editors' order. */
export const askForEssentials = (products: readonly number[]): Statement => ({
  text: `select l.product, a.id, a.display_name, g.id as group_id, g.display_name as group_name
    from ecommerce_product_attribute l
    join ecommerce_attribute a on a.id = l.attribute
    join ecommerce_attribute_group g on g.id = a.attribute_group
    where g.essential = ? and l.product in (${places(products.length)})
    order by g.sort, g.id, a.sort, a.id`,
  parameters: [true, ...products],
})

/** Asks for the translations of some of the rows that a column of others names. */
export const askForTexts = (table: string, rows: readonly Row[], column: string): Statement[] =>
  askForRows(`${table}_translation`, table, [...new Set(rows.map((row) => Number(row[column])))])

/** What is essential about each product; `values` are the answers to `askForEssentials`, the others their translations. */
export function essentialsOf(
  { values, valueTexts, groupTexts }: Readonly<Record<'values' | 'valueTexts' | 'groupTexts', readonly Row[]>>,
  language: Language,
  first: Language,
): Map<number, Characteristic[]> {
  const nameIn =
    (texts: readonly Row[], table: string) => (id: Row[string] | undefined, name: Row[string] | undefined) => {
      const own = texts.filter((text) => text[table] === id)
      return rowText(own, 'display_name', language, first, name) ?? ''
    }
  const nameOfValue = nameIn(valueTexts, 'ecommerce_attribute')
  const nameOfGroup = nameIn(groupTexts, 'ecommerce_attribute_group')
  const known = new Map<number, Characteristic[]>()
  for (const [product, own] of Map.groupBy(values, (row) => Number(row.product))) {
    const groups = Map.groupBy(own, (row) => Number(row.group_id))
    known.set(
      product,
      [...groups.values()].map((rows) => ({
        name: nameOfGroup(rows[0]?.group_id, rows[0]?.group_name),
        value: rows.map((row) => nameOfValue(row.id, row.display_name)).join(', '),
      })),
    )
  }
  return known
}
