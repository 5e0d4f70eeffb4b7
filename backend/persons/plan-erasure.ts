import { type Erasure, mailErasure, orderErasure, withdrawalErasure } from '#domain/company/erasure.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Trace } from './find-traces.ts'

/** What becomes of a trace, and until when what is kept is kept. */
export interface PlannedErasure extends Erasure {
  readonly trace: Trace
  readonly until: string | null
}

const erase: Erasure = { action: 'erase', reason: '' }

function orderPlan({ row, parts }: Trace): Erasure {
  const invoices = parts.ecommerce_invoice ?? []
  return orderErasure({
    state: String(row.state) as OrderState,
    hasInvoice: invoices.length > 0,
    hasMoney: Number(row.paid) > Number(row.refunded),
  })
}

/** What becomes of each trace of a person who wants to be forgotten. */
export function planErasure(traces: readonly Trace[]): PlannedErasure[] {
  const orders = traces.filter(({ place }) => place === 'order')
  const isKept = orders.some((trace) => orderPlan(trace).action !== 'erase')
  const hasWithdrawal = traces.some(({ place }) => place === 'withdrawal')
  const planOf = (trace: Trace): Erasure => {
    if (trace.place === 'order') return orderPlan(trace)
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
