import { type TaxPart, taxPart } from '#domain/money/pricing.ts'
import type { StoredLine } from '../shop/stored-order.ts'
import { type InvoiceData, taxesIn } from './invoice-data.ts'

/** How a part of an invoice is taxed: at a rate, on the margin, or not at all. */
type Kind = number | 'margin' | 'exempt'

/** What a credit note takes back, by how it is taxed; cents that are positive. */
export interface Credited {
  readonly margin: number
  readonly taxes: readonly TaxPart[]
  /** Whether a line's kind of tax has no room left for all of its pieces, so that they stand under the others as well. */
  readonly isBeyond: (line: StoredLine) => boolean
}

type TaxedLine = Pick<StoredLine, 'taxMode' | 'taxPercent' | 'priceBrutto'>

/** The gross of an invoice or credit note by kind. */
function grossOf(data: InvoiceData): Map<Kind, number> {
  const { margin = 0, total } = data
  const rates = taxesIn(data).map(({ percent, net, tax }) => [percent, net + tax] as const)
  const exempt = total - margin - rates.reduce((sum, [, gross]) => sum + gross, 0)
  const all: (readonly [Kind, number])[] = [['margin', margin], ...rates, ['exempt', exempt]]
  return new Map(all.filter(([, gross]) => gross !== 0))
}

/** What no credit note has taken back yet. */
function leftOf(invoice: InvoiceData, before: readonly InvoiceData[]): Map<Kind, number> {
  const notes = before.map(grossOf)
  return new Map(
    [...grossOf(invoice)].map(([kind, gross]) => [
      kind,
      notes.reduce((left, note) => Math.max(0, left + (note.get(kind) ?? 0)), gross),
    ]),
  )
}

const sumOf = (parts: ReadonlyMap<Kind, number>) => [...parts.values()].reduce((sum, cents) => sum + cents, 0)

/** Splits cents among parts as they are large, to the cent, and gives none of them more than it is. */
function splitWithin(cents: number, parts: ReadonlyMap<Kind, number>): Map<Kind, number> {
  let [left, whole] = [cents, sumOf(parts)]
  return new Map(
    [...parts].map(([kind, most]) => {
      const part = whole === 0 ? 0 : Math.round((left * most) / whole)
      left -= part
      whole -= most
      return [kind, part]
    }),
  )
}

/**
 * How cents of an invoice are taken back: pieces that came back as they are taxed themselves, and only what is beyond their price as the
 * rest of the invoice is, shipping among it. Nothing is taken back twice: what `before` took of a kind is gone, and where that leaves
 * too little for the pieces, the others stand in.
 */
export function creditedKinds(
  invoice: InvoiceData,
  before: readonly InvoiceData[],
  cents: number,
  returned: readonly { readonly line: TaxedLine; readonly count: number }[],
): Credited {
  const left = leftOf(invoice, before)
  const [main = 'exempt'] = [...left.keys()].filter((kind) => kind !== 'margin')
  const kindOf = ({ taxMode, taxPercent }: TaxedLine): Kind => {
    const own = taxMode === 'margin' ? taxMode : taxPercent
    return left.has(own) ? own : main
  }
  const named = new Map<Kind, number>()
  for (const { line, count } of returned)
    named.set(kindOf(line), (named.get(kindOf(line)) ?? 0) + line.priceBrutto * count)
  const within = new Map([...named].map(([kind, sum]) => [kind, Math.min(sum, left.get(kind) ?? 0)]))
  const own = splitWithin(Math.min(cents, sumOf(within)), within)
  const others = splitWithin(
    cents - sumOf(own),
    new Map([...left].map(([kind, most]) => [kind, most - (own.get(kind) ?? 0)])),
  )
  const gross = (kind: Kind) => (own.get(kind) ?? 0) + (others.get(kind) ?? 0)
  return {
    margin: gross('margin'),
    taxes: [...left.keys()].flatMap((kind) => {
      const part = gross(kind)
      return typeof kind === 'number' && part > 0 ? [taxPart(part, kind)] : []
    }),
    isBeyond: (line) => (named.get(kindOf(line)) ?? 0) > (left.get(kindOf(line)) ?? 0),
  }
}
