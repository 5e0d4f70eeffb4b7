import { useSearch } from '../../loader/location.ts'
import { Link } from '../../ui/link.tsx'
import { useCart } from '../cart/use-cart.ts'
import styles from './checkout-progress.module.css'
import { type CheckoutStep, checkoutSteps, stepPath, stepToShow } from './checkout-steps.ts'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import type { CheckoutMessages } from './messages/message-types.ts'

/** Where in the checkout the visitor is; the steps behind lead back. */
export function CheckoutProgress({ step, path }: { step: CheckoutStep; path: string }) {
  const messages = useCheckoutMessages()
  const names = stepNames(messages)
  const current = checkoutSteps.indexOf(step)
  return (
    <nav aria-label={messages.steps()}>
      <ol className={styles.steps}>
        {checkoutSteps.map((one, index) => (
          <li key={one} aria-current={one === step ? 'step' : undefined} data-done={index < current}>
            {index < current ? <Link href={stepPath(path, one)}>{names[one]}</Link> : <span>{names[one]}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const stepNames = (messages: CheckoutMessages): Record<CheckoutStep, string> => ({
  address: messages.stepAddress(),
  delivery: messages.stepDelivery(),
  review: messages.stepReview(),
})

/**
 * The heading of the checkout: its step, once the browser knows which, so that a change of step is announced by its name. `otherwise`
 * while there is nothing to check out.
 */
export function useStepHeading(otherwise: string): string {
  const messages = useCheckoutMessages()
  const { cart, ready } = useCart()
  const step = stepToShow(useSearch(), {})
  return ready && cart.totalCount > 0 ? stepNames(messages)[step] : otherwise
}
