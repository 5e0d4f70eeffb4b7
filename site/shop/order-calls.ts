import { useMemo } from 'react'
import type { Quote } from '#contract/wire/order-types.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { createOrdersClient, type OrdersClient, type Posted } from '#sdk/orders.ts'
import { systemTimers } from '#sdk/timers.ts'
import { createTransport } from '#sdk/transport.ts'
import { useShared } from '../data/shared-data-context.tsx'

/** How long a visitor waits for one answer, in ms; the same call is then made again. */
const PATIENCE = 30_000

/** Why the order API does not do what it is asked, as it names it; `field` is the path of the one that does not fit. */
export type Refusal = { reason: string; field?: string; quote?: Quote }

/** The order API of a project's site, through its own origin. */
export function orderCalls(domain: string): OrdersClient {
  const transport = createTransport({
    url: location.origin,
    project: domain,
    projectInPath: false,
    fetch: (...request) => fetch(...request),
    timers: systemTimers,
    timeoutMs: PATIENCE,
    maxConcurrent: 10,
    token: () => undefined,
    sendCookies: () => false,
  })
  return createOrdersClient(transport, domain)
}

/** The order API of the site that the page belongs to. */
export function useOrderCalls(): OrdersClient {
  const { domain } = useShared().site
  return useMemo(() => orderCalls(domain), [domain])
}

/** The answer of a call or its refusal; either failure is logged in the words of SPEC 8. Throws when there is neither, so that it may be tried again. */
export function settled<Answer>(posted: Posted<Answer>): { ok: true; answer: Answer } | ({ ok: false } & Refusal) {
  if (posted.ok) return posted
  const refusal = refusalIn(posted.answer)
  console.warn(posted.message, refusal?.reason ?? posted.error ?? '')
  if (refusal) return { ok: false, ...refusal }
  throw posted.error ?? new Error(posted.message)
}

/** Reasons that do not say whether what was asked has been done. */
const UNSURE = new Set(['failed', 'unavailable'])

function refusalIn(answer: unknown): Refusal | undefined {
  if (!isRecord(answer) || typeof answer.reason !== 'string' || UNSURE.has(answer.reason)) return undefined
  const { reason, field, quote } = answer as Refusal
  return {
    reason,
    ...(typeof field === 'string' && { field }),
    ...(isRecord(quote) && { quote }),
  }
}
