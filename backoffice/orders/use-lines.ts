import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AskedLine } from '#contract/wire/order-types.ts'
import { useBackend } from '../api/backend-context.ts'
import type { OrderRecord } from './order-record.ts'

/** A line of an order while it is changed. */
export interface TypedLine {
  readonly line: number
  readonly was: number
  readonly count: number
  readonly today: boolean
}

/** An order's lines while they are changed, with what they would come to as they stand. */
export function useLines(order: OrderRecord) {
  const { gate, sdk } = useBackend()
  const [lines, setLines] = useState<readonly TypedLine[]>(() =>
    order.lines.map(({ id, count }) => ({ line: id, was: count, count, today: false })),
  )
  const [added, setAdded] = useState<readonly AskedLine[]>([])
  const asked = { lines, added }
  const { data: quote, error } = useQuery({
    queryKey: ['lines-quote', order.id, asked],
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: () => gate.guarded(() => sdk.staffOrders.quoteLines(order.id, asked)),
  })
  return {
    lines,
    added,
    quote,
    quoteError: error,
    setAdded,
    set: (id: number, change: Partial<TypedLine>) =>
      setLines((before) => before.map((one) => (one.line === id ? { ...one, ...change } : one))),
    save: (total: number) => gate.guarded(() => sdk.staffOrders.changeLines(order.id, { ...asked, total })),
    isChanged: added.length > 0 || lines.some(({ was, count, today }) => was !== count || today),
  }
}
