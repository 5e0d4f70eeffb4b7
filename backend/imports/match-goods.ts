import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'
import type { FileGoods, ImportJob } from './import-row.ts'

/** Which of our products the goods of a file mean, by the id of the goods; of several, none is guessed at. */
export interface Matches {
  of(goods: FileGoods): { readonly product: number | undefined; readonly several: number }
}

/** The products by what names them; several of one name stand side by side. */
async function byName(db: Database, text: string, names: readonly (string | undefined)[], first: readonly unknown[]) {
  const wanted = [...new Set(names.filter((name) => name !== undefined && name !== ''))]
  if (wanted.length === 0) return new Map<string, number[]>()
  const { rows } = await run(db, text.replace('(…)', `(${places(wanted.length)})`), [...first, ...wanted])
  return new Map(
    [...Map.groupBy(rows, ({ name }) => String(name))].map(([name, found]) => [
      name,
      [...new Set(found.map(({ id }) => Number(id)))],
    ]),
  )
}

/**
 * Finds the products that goods mean: those that an earlier import of the same source made of the same key, else by the number, else by the
 * address. The numbers that another shop gave its records are never asked.
 */
export async function matchGoods(db: Database, job: ImportJob, goods: readonly FileGoods[]): Promise<Matches> {
  const known = await byName(
    db,
    `select g.product as id, g."key" as name from import_goods g join imports i on i.id = g."import"
    join ecommerce_product p on p.id = g.product and p.project = i.project
    where i.project = ? and i.source = ? and g.step in (2, 3) and g."key" in (…) order by g.id`,
    goods.map(({ data }) => data.key),
    [job.project, job.source ?? ''],
  )
  const ours = (column: string) =>
    `select id, ${column} as name from ecommerce_product where project = ? and ${column} in (…)`
  const byReference = await byName(
    db,
    ours('reference_number'),
    goods.map(({ data }) => data.reference ?? undefined),
    [job.project],
  )
  const bySlug = await byName(
    db,
    ours('slug'),
    goods.map(({ data }) => data.slug),
    [job.project],
  )
  return {
    of({ data: { key, reference, slug } }) {
      const before = known.get(key)?.at(-1)
      if (before !== undefined) return { product: before, several: 1 }
      const found = byReference.get(reference ?? '') ?? bySlug.get(slug ?? '') ?? []
      return { product: found.length === 1 ? found[0] : undefined, several: found.length }
    },
  }
}
