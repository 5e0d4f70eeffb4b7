import { collectionOf } from '#contract/model/model.ts'
import type { ImportedProduct, ImportedSale, ImportProblem } from '#domain/imports/imported-product.ts'
import { run } from '../db/run.ts'
import { insertRecord } from '../items/insert.ts'
import { validateNew } from '../items/validate.ts'
import type { Writing } from '../items/writing.ts'
import type { Made } from './import-row.ts'

interface Target {
  readonly product: number
  readonly variant: number | null
}

/** Whether such a sale of these goods is there: same price, same end. */
async function isThere({ db }: Writing, { product, variant }: Target, sale: ImportedSale): Promise<boolean> {
  const target = variant === null ? 'product = ?' : 'variant = ?'
  const { rows } = await run(db, `select ends_on from ecommerce_sale where ${target} and price_brutto = ?`, [
    variant ?? product,
    sale.price,
  ])
  return rows.some(({ ends_on: end }) => (end ?? undefined) === sale.until)
}

/** The goods that a product's sales are of, with their ids. */
async function salesOf({ db }: Writing, product: number, { sale, variants = [] }: ImportedProduct) {
  const own = sale ? [{ target: { product, variant: null }, sale }] : []
  if (!variants.some((variant) => variant.sale)) return own
  const { rows } = await run(db, 'select id, display_name from ecommerce_product_variant where product = ?', [product])
  const ofVariants = variants.flatMap((variant) => {
    const row = rows.find(({ display_name: name }) => name === variant.name)
    return variant.sale && row ? [{ target: { product, variant: Number(row.id) }, sale: variant.sale }] : []
  })
  return [...own, ...ofVariants]
}

/**
 * Makes the reductions that a file tells, unless they are there or over. Where the lowest price of the 30 days before is not told a sale
 * stays a draft, for nobody may be told a percentage of it (§ 11 PAngV).
 */
export async function importSales(
  at: Writing,
  product: number,
  data: ImportedProduct,
  project: number,
): Promise<{ made: Made[]; problems: ImportProblem[] }> {
  const made: Made[] = []
  const problems: ImportProblem[] = []
  const now = at.defaults.now().toISOString()
  for (const { target, sale } of await salesOf(at, product, data)) {
    if ((sale.until !== undefined && sale.until <= now) || (await isThere(at, target, sale))) continue
    const isWhole = sale.lowest !== undefined
    const name = (data.name ?? data.key).slice(0, 255)
    const record = {
      project,
      display_name: name,
      status: isWhole ? 'published' : 'draft',
      ...(target.variant === null ? { product } : { variant: target.variant }),
      price_brutto: sale.price / 100,
      starts_on: sale.from ?? now,
      ends_on: sale.until ?? null,
      earlier_price: isWhole ? Number(sale.lowest) / 100 : null,
    }
    const id = await insertRecord(at, validateNew(collectionOf('ecommerce_sale'), record, at.defaults))
    made.push({ collection: 'ecommerce_sale', id: Number(id), name })
    if (!isWhole)
      problems.push({
        line: data.line,
        field: 'sale',
        message: 'is kept as a draft: the lowest price of the 30 days before is not told (§ 11 PAngV)',
      })
  }
  return { made, problems }
}
