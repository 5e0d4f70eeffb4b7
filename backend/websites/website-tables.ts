import type { Collection } from '#contract/model/collection.ts'
import { areaOf, columnsOf, model } from '#contract/model/model.ts'
import type { ArchiveKind } from '../backup/archive-format.ts'

/** An archive of one website; raised when an older program could not read it any more. */
export const WEBSITE: ArchiveKind = { format: 'schaufenster-website', format_version: 1, noun: 'website' }

const AREAS: readonly string[] = ['content', 'files', 'catalogue', 'shop', 'stock']

/** What serves all websites, or came of visitors and of what they bought. */
const LEFT_OUT: readonly string[] = ['ecommerce_payment', 'ecommerce_product_rating', 'ecommerce_stock_move']

/** What goods cost before, which the law asks for, and which numbers of papers are given out. */
const FURTHER: readonly string[] = ['ecommerce_price', 'counters']

/** How the numbers of orders and invoices go on. */
export const NUMBERS = 'counters'

const isTaken = (collection: Collection): boolean =>
  (AREAS.includes(areaOf(collection)) && !LEFT_OUT.includes(collection.name)) || FURTHER.includes(collection.name)

/**
 * What goes with a website from one installation to another: its contents, goods, stock and settings, and no person who visited it. Each
 * after those that it points to, as far as they do not point to each other. (docs/decisions/0106)
 */
export const websiteTables: readonly Collection[] = inOrder([...model.values()].filter(isTaken))

function inOrder(collections: readonly Collection[]): Collection[] {
  const left = new Set(collections.map(({ name }) => name))
  const pointsTo = (collection: Collection, isAll: boolean) =>
    columnsOf(collection).some(
      ([, field]) =>
        field.type === 'm2o' && field.target !== collection.name && (isAll || field.required) && left.has(field.target),
    )
  const ordered: Collection[] = []
  while (left.size > 0) {
    const open = collections.filter(({ name }) => left.has(name))
    const next = open.find((one) => !pointsTo(one, true)) ?? open.find((one) => !pointsTo(one, false))
    if (!next) throw new Error(`Collections cannot do without each other: ${[...left].join(', ')}`)
    left.delete(next.name)
    ordered.push(next)
  }
  return ordered
}
