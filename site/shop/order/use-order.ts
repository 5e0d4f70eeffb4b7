import type { OrderView } from '#contract/wire/order-types.ts'
import { settled, useOrderCalls } from '../order-calls.ts'
import { useAnswer } from '../use-answer.ts'

/** The order that a signed name stands for, as it is now. */
export function useOrder(token: string) {
  const calls = useOrderCalls()
  const { answer, status, again } = useAnswer(token, async () => settled<OrderView>(await calls.view(token)))
  return {
    view: answer?.ok ? answer.answer : null,
    /** There is no such order. */
    unknown: answer !== null && !answer.ok,
    status,
    again,
  }
}
