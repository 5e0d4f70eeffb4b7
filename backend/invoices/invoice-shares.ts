import { sharedOut } from '#domain/money/pricing.ts'
import { type InvoiceData, type InvoiceLine, taxesIn } from './invoice-data.ts'

/** VAT of a kind: a rate, or why there is none. */
export type ShareKind = number | 'none'

/** A part of an invoice under one kind of VAT, in cents, as its electronic form counts: of a credit note what is given back is positive. */
export interface InvoiceShare {
  readonly kind: ShareKind
  readonly net: number
  readonly tax: number
  readonly lines: readonly { readonly of: InvoiceLine; readonly count: number; readonly net: number }[]
}

interface Part {
  readonly of: InvoiceLine
  readonly gross: number
}

const kindOf = ({ tax }: InvoiceLine): ShareKind | undefined => (typeof tax === 'string' ? 'none' : tax)

/** What follows the other lines, such as shipping, split among the kinds as their sums leave room for it. */
function splitExtras(extras: readonly Part[], room: Map<ShareKind, number>): [ShareKind, Part][] {
  return extras.flatMap(({ of, gross }) => {
    const kinds = [...room.keys()]
    const whole = [...room.values()].reduce((sum, cents) => sum + cents, 0)
    let left = gross
    return kinds.flatMap((kind, index): [ShareKind, Part][] => {
      const free = room.get(kind) ?? 0
      const isLast = index === kinds.length - 1
      const part = isLast ? left : whole === 0 ? 0 : Math.round((gross * free) / whole)
      left -= part
      room.set(kind, free - part)
      return part === 0 ? [] : [[kind, { of, gross: part }]]
    })
  })
}

/**
 * An invoice by kinds of VAT, with the net of every line, so that the lines of a kind add up to its net to the cent. Undefined where
 * the lines do not tell: invoices of versions before had no VAT at their lines.
 */
export function invoiceShares(data: InvoiceData): InvoiceShare[] | undefined {
  const sign = data.kind === 'credit_note' ? -1 : 1
  const taxes = taxesIn(data).map(({ percent, net, tax }) => ({
    kind: percent as ShareKind,
    net: sign * net,
    tax: sign * tax,
  }))
  const untaxed = sign * data.total - taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)
  const kinds = untaxed === 0 && taxes.length > 0 ? taxes : [...taxes, { kind: 'none' as const, net: untaxed, tax: 0 }]
  const parts = data.lines.map((of) => ({ of, gross: sign * of.total }))
  const named = parts.flatMap(({ of, gross }): [ShareKind, Part][] => {
    const kind = kindOf(of)
    return kind !== undefined && kinds.some((one) => one.kind === kind) ? [[kind, { of, gross }]] : []
  })
  const grossOf = (placed: [ShareKind, Part][], kind: ShareKind) =>
    placed.reduce((sum, [its, { gross }]) => sum + (its === kind ? gross : 0), 0)
  const room = new Map(kinds.map(({ kind, net, tax }) => [kind, net + tax - grossOf(named, kind)]))
  const isNamed = new Set(named.map(([, { of }]) => of))
  const placed = [
    ...named,
    ...splitExtras(
      parts.filter(({ of }) => !isNamed.has(of)),
      room,
    ),
  ]
  if ([...room.values()].some((cents) => cents !== 0)) return undefined
  return kinds.map(({ kind, net, tax }) => {
    const lines = placed.flatMap(([its, part]) => (its === kind ? [part] : []))
    const nets = sharedOut(net, new Map(lines.map(({ gross }, index) => [index, gross])), 0)
    return {
      kind,
      net,
      tax,
      lines: lines.map(({ of, gross }, index) => ({
        of,
        net: nets.get(index) ?? 0,
        count: gross < 0 ? -of.count : of.count,
      })),
    }
  })
}
