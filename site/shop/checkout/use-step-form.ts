import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CheckoutDraft } from '#domain/orders/checkout-draft.ts'
import type { OrderProblems } from '#domain/orders/order-form.ts'
import { useLocation } from '../../loader/location.ts'
import { type CheckoutStep, problemsOf, withoutChanged } from './checkout-steps.ts'
import type { Checkout } from './use-checkout.ts'

const NONE: OrderProblems = {}

/** Of a group of choices the first can have the focus. */
const FIRST_PROBLEM = '[aria-invalid="true"]:not([role]), [role][aria-invalid="true"] input'

/** A step as a form: what is wrong with its fields once it was sent, the focus on the first of them, and the way to the next step. */
export function useStepForm(checkout: Checkout, step: CheckoutStep, next: string) {
  const { result } = checkout
  const form = useRef<HTMLFormElement>(null)
  const [, navigate] = useLocation()
  const [shown, setShown] = useState({ problems: NONE, round: 0 })
  const { problems, round } = shown

  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>(FIRST_PROBLEM)?.focus()
  }, [round])

  return {
    form,
    problems,
    /** Changes the draft; what was said about the fields in `named`, which are those of the change itself if left out, is taken back. */
    change(fields: Partial<CheckoutDraft>, named: Partial<CheckoutDraft> = fields) {
      checkout.change(fields)
      setShown((before) => ({ ...before, problems: withoutChanged(before.problems, named) }))
    },
    onSubmit(event: FormEvent) {
      event.preventDefault()
      const found = result.ok ? NONE : problemsOf(step, result.problems)
      if (Object.keys(found).length === 0) return navigate(next)
      setShown((before) => ({ problems: found, round: before.round + 1 }))
    },
  }
}
