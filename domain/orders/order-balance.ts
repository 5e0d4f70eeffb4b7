import { formatMoney } from '../money/money.ts'
import type { Language } from '../texts/language.ts'
import { isOver, type OrderState } from './order-states.ts'

/** What an order cost when it was placed, and what became of that since; cents. */
export interface BalancedOrder {
  readonly total: number
  /** Withdrawn from before it was paid. */
  readonly credited: number
  readonly paid: number
  readonly refunded: number
  readonly state: OrderState
}

/** Cents that were paid beyond what the order costs: they go back without any of it coming back. */
export const surplusOf = ({ total, credited, paid, refunded }: Omit<BalancedOrder, 'state'>): number =>
  Math.min(Math.max(0, paid - (total - credited)), Math.max(0, paid - refunded))

const words: Record<Language, Record<'credited' | 'refunded' | 'paid' | 'owed' | 'surplus' | 'returned', string>> = {
  de: {
    credited: 'Widerrufen, nicht mehr zu zahlen',
    refunded: 'Erstattet',
    paid: 'Schon gezahlt',
    owed: 'Noch zu zahlen',
    surplus: 'Zu viel gezahlt, wird erstattet',
    returned: 'Storniert oder zurückgenommen: ',
  },
  en: {
    credited: 'Withdrawn from, no longer to be paid',
    refunded: 'Refunded',
    paid: 'Already paid',
    owed: 'Still to be paid',
    surplus: 'Paid too much, will be refunded',
    returned: 'Cancelled or taken back: ',
  },
  fr: {
    credited: 'Rétracté, n’est plus à payer',
    refunded: 'Remboursé',
    paid: 'Déjà payé',
    owed: 'Reste à payer',
    surplus: 'Trop payé, sera remboursé',
    returned: 'Annulé ou repris\u00a0: ',
  },
}

/** What stands below the total of an order of which a part is not owed any more or was given back, in words; none where nothing was. */
export function balanceRows(order: BalancedOrder, language: Language): { label: string; amount: string }[] {
  const { credited, refunded, state } = order
  const owed = isOver(state) ? 0 : Math.max(0, order.total - credited - order.paid)
  const kept = order.paid - refunded
  const isPartly = owed > 0 && kept > 0
  const surplus = isOver(state) ? 0 : surplusOf(order)
  const texts = words[language]
  const row = (label: string, cents: number) => ({ label, amount: formatMoney(cents, language) })
  return [
    ...(credited > 0 ? [row(texts.credited, -credited)] : []),
    ...(refunded > 0 ? [row(texts.refunded, -refunded)] : []),
    ...(isPartly ? [row(texts.paid, -kept)] : []),
    ...((credited > 0 || isPartly) && owed > 0 ? [row(texts.owed, owed)] : []),
    ...(surplus > 0 ? [row(texts.surplus, surplus)] : []),
  ]
}

/** How many pieces of a line are not part of the order any more, in words; null where all are. */
export const returnedNote = (returned: number, language: Language): string | null =>
  returned > 0 ? `${words[language].returned}${returned}` : null
