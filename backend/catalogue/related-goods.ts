import { readTogether, type Statement } from '../db/batch.ts'
import type { Database, Row } from '../db/database.ts'
import { places } from '../db/statement-text.ts'

/** Products that a rule adds at most. */
const MOST_OF_RULE = 12

/** Rules that are looked at in one call, each for one product that it is for: anybody may ask, and for many products at once. */
const MOST_RULES = 50

/** Products that an answer names. */
const MOST = 100

const handPicked = (count: number) => `select r.related as id from ecommerce_related_product r
    join ecommerce_product o on o.id = r.product
    where o.project = ? and r.product in (${places(count)}) order by r.sort, r.id`

/** What a rule shows beside a product: what is there before what is not. A rule that narrows nothing shows nothing. */
function askForFitting(project: number, rule: Row): Statement[] {
  const wheres = ["p.project = ? and p.status = 'published' and p.id <> ?"]
  const parameters: unknown[] = [project, rule.product]
  const narrow = (where: string, ...values: unknown[]) => {
    wheres.push(where)
    parameters.push(...values)
  }
  if (rule.show_category !== null) narrow('p.category = ?', rule.show_category)
  if (rule.show_subcategory !== null)
    narrow(
      'exists (select 1 from ecommerce_product_subcategory s where s.product = p.id and s.subcategory_id = ?)',
      rule.show_subcategory,
    )
  if (rule.same_manufacturer) narrow('p.manufacturer = ?', rule.manufacturer)
  if (rule.same_group !== null)
    narrow(
      `exists (
        select 1 from ecommerce_product_attribute theirs
        join ecommerce_product_attribute ours on ours.attribute = theirs.attribute and ours.product = ?
        join ecommerce_attribute a on a.id = ours.attribute and a.attribute_group = ?
        where theirs.product = p.id
      )`,
      rule.product,
      rule.same_group,
    )
  if (wheres.length === 1 || (rule.same_manufacturer && rule.manufacturer === null)) return []
  const text = `select p.id from ecommerce_product p where ${wheres.join(' and ')}
    order by case when p.stock > 0 or exists (
      select 1 from ecommerce_product_variant v where v.product = p.id and v.active and v.stock > 0
    ) then 0 else 1 end, p.sort, p.id limit ${MOST_OF_RULE}`
  return [{ text, parameters }]
}

/**
 * The ids of products that go with these, published or not: those chosen by hand first, then those of the shop's rules in their order, each
 * once and none of these themselves, at most 100.
 */
export async function relatedGoods(db: Database, project: number, products: readonly number[]): Promise<number[]> {
  if (products.length === 0) return []
  const parameters = [project, ...products]
  // Which rules are for which of these products.
  const rulesText = `select r.id, r.show_category, r.show_subcategory, r.same_group, r.same_manufacturer, p.id as product, p.manufacturer
    from ecommerce_related_rule r
    join ecommerce_product p on p.project = r.project and (r.for_category is null or r.for_category = p.category)
    where r.project = ? and p.id in (${places(products.length)}) and p.status = 'published'
      and (r.for_subcategory is null or exists (
        select 1 from ecommerce_product_subcategory s where s.product = p.id and s.subcategory_id = r.for_subcategory
      ))
    order by r.sort, r.id, p.id limit ${MOST_RULES}`
  const { chosen, rules } = await readTogether(db, {
    chosen: [{ text: handPicked(products.length), parameters }],
    rules: [{ text: rulesText, parameters }],
  })
  const { fitting } = await readTogether(db, { fitting: rules.flatMap((rule) => askForFitting(project, rule)) })
  const ids = [...chosen, ...fitting].map(({ id }) => Number(id))
  return [...new Set(ids)].filter((id) => !products.includes(id)).slice(0, MOST)
}
