import { Link } from '../../ui/link.tsx'
import styles from './checkout-progress.module.css'
import { type CheckoutStep, checkoutSteps, stepPath } from './checkout-steps.ts'
import { useCheckoutMessages } from './messages/checkout-messages.ts'

/** Where in the checkout the visitor is; the steps behind lead back. */
export function CheckoutProgress({ step, path }: { step: CheckoutStep; path: string }) {
  const messages = useCheckoutMessages()
  const names = {
    address: messages.stepAddress(),
    delivery: messages.stepDelivery(),
    review: messages.stepReview(),
  }
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

/** What the step is called: the heading of its page. */
export function useStepName(step: CheckoutStep): string {
  const messages = useCheckoutMessages()
  return { address: messages.stepAddress, delivery: messages.stepDelivery, review: messages.stepReview }[step]()
}
