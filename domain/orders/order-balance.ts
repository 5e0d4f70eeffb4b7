import { formatMoney } from '../money/money.ts'
import type { Language } from '../texts/language.ts'
import type { OrderState } from './order-states.ts'

/** What an order cost when it was placed, and what became of that since; cents. */
export interface BalancedOrder {
  readonly total: number
  /** Withdrawn from before it was paid. */
  readonly credited: number
  readonly paid: number
  readonly refunded: number
  readonly state: OrderState
}

const words: Record<Language, Record<'credited' | 'refunded' | 'owed' | 'returned', string>> = {
  de: {
    credited: 'Widerrufen, nicht mehr zu zahlen',
    refunded: 'Erstattet',
    owed: 'Noch zu zahlen',
    returned: 'Storniert oder zurückgenommen: ',
  },
  en: {
    credited: 'Withdrawn from, no longer to be paid',
    refunded: 'Refunded',
    owed: 'Still to be paid',
    returned: 'Cancelled or taken back: ',
  },
  fr: {
    credited: 'Rétracté, n’est plus à payer',
    refunded: 'Remboursé',
    owed: 'Reste à payer',
    returned: 'Annulé ou repris\u00a0: ',
  },
}

/** What stands below the total of an order of which a part is not owed any more or was given back, in words; none where nothing was. */
export function balanceRows(order: BalancedOrder, language: Language): { label: string; amount: string }[] {
  const { credited, refunded, state } = order
  const isOver = state === 'cancelled' || state === 'refunded'
  const owed = isOver ? 0 : Math.max(0, order.total - credited - order.paid)
  const texts = words[language]
  const row = (label: string, cents: number) => ({ label, amount: formatMoney(cents, language) })
  return [
    ...(credited > 0 ? [row(texts.credited, -credited)] : []),
    ...(refunded > 0 ? [row(texts.refunded, -refunded)] : []),
    ...(credited > 0 && owed > 0 ? [row(texts.owed, owed)] : []),
  ]
}

/** How many pieces of a line are not part of the order any more, in words; null where all are. */
export const returnedNote = (returned: number, language: Language): string | null =>
  returned > 0 ? `${words[language].returned}${returned}` : null
