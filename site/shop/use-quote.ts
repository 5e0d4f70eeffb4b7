import type { AskedLine, Quote, QuoteRequest } from '#contract/wire/order-types.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { type Refusal, settled, useOrderCalls } from './order-calls.ts'
import { useAnswer } from './use-answer.ts'

/** What is asked for in a cart: never its prices. */
export const askedLines = (lines: readonly CartLine[]): AskedLine[] =>
  lines.map(({ product, variant, count, personalization }) => ({
    product: product.id,
    variant: variant?.id ?? null,
    count,
    personalization,
  }))

type Answer = { ok: true; quote: Quote } | ({ ok: false } & Refusal)

type QuoteChoices = Pick<QuoteRequest, 'country' | 'shippingMethod' | 'presentWrap'>

/** What the lines cost now and how they could be sent and paid, as the server says; asked anew with each change. */
export function useQuote(lines: readonly CartLine[], choices: QuoteChoices) {
  const calls = useOrderCalls()
  const { language } = useShared().page
  const request: QuoteRequest = { language, lines: askedLines(lines), ...choices }
  const key = lines.length > 0 ? JSON.stringify(request) : null
  const { answer, status, again, put } = useAnswer<Answer>(key, async () => {
    const result = settled<Quote>(await calls.quote(request))
    return result.ok ? { ok: true, quote: result.answer } : result
  })
  return {
    quote: answer?.ok ? answer.quote : null,
    refusal: answer && !answer.ok ? answer : null,
    status,
    again,
    put: (quote: Quote) => put({ ok: true, quote }),
  }
}

export type QuoteState = ReturnType<typeof useQuote>
