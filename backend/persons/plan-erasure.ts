import { type Erasure, mailErasure, orderErasure, withdrawalErasure } from '#domain/company/erasure.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Trace } from './find-traces.ts'

/** What becomes of a trace, and until when what is kept is kept. */
export interface PlannedErasure extends Erasure {
  readonly trace: Trace
  readonly until: string | null
}

const erase: Erasure = { action: 'erase', reason: '' }

function orderPlan({ id, row, parts }: Trace, withdrawn: ReadonlySet<number>): Erasure {
  const invoices = parts.ecommerce_invoice ?? []
  return orderErasure({
    state: String(row.state) as OrderState,
    hasInvoice: invoices.length > 0,
    hasMoney: Number(row.paid) > Number(row.refunded),
    isWithdrawn: withdrawn.has(id),
    isToTransfer:
      row.refund_account !== null && (parts.ecommerce_refund ?? []).some(({ transfer }) => transfer === 'open'),
  })
}

/** The orders among these traces of which a withdrawal waits for an answer, whatever address it came from. */
export async function withdrawnOrders(db: Database, traces: readonly Trace[]): Promise<ReadonlySet<number>> {
  const ids = traces.flatMap(({ place, id }) => (place === 'order' ? [id] : []))
  const rows = await rowsOf(db, 'ecommerce_withdrawal', 'matched_order', ids)
  const open = rows.filter(({ state }) => withdrawalErasure(String(state)).action === 'keep')
  return new Set(open.map(({ matched_order }) => Number(matched_order)))
}

/** What becomes of each trace of a person who wants to be forgotten; `withdrawn`: the ids of orders that are withdrawn from just now. */
export function planErasure(traces: readonly Trace[], withdrawn: ReadonlySet<number>): PlannedErasure[] {
  const orders = traces.filter(({ place }) => place === 'order')
  const isKept = orders.some((trace) => orderPlan(trace, withdrawn).action !== 'erase')
  const hasWithdrawal = traces.some(({ place }) => place === 'withdrawal')
  const planOf = (trace: Trace): Erasure => {
    if (trace.place === 'order') return orderPlan(trace, withdrawn)
    if (trace.place === 'withdrawal') return withdrawalErasure(String(trace.row.state))
    if (trace.place === 'mail') return mailErasure(String(trace.row.kind), isKept || hasWithdrawal)
    if (trace.place === 'objection') return { action: 'keep', reason: 'objection' }
    // It goes with the tool's answer.
    if (trace.place === 'newsletter_transfer' && trace.row.wish === 'erased')
      return { action: 'keep', reason: 'newsletter_tool' }
    return erase
  }
  return traces.map((trace) => {
    const plan = planOf(trace)
    const until = plan.action === 'erase' || !trace.row.expires_on ? null : String(trace.row.expires_on)
    return { ...plan, trace, until }
  })
}
