import { Button } from '../../ui/button.tsx'
import { useCartMessages } from '../cart/messages/cart-messages.ts'
import type { QuoteState } from '../use-quote.ts'
import styles from './checkout.module.css'

/** What is said while the server is asked for prices and ways, and when it cannot be reached. */
export function QuoteProgress({ state: { quote, status, again } }: { state: QuoteState }) {
  const messages = useCartMessages()
  return (
    <>
      <p role="status" className={styles.progress}>
        {status === 'slow' && messages.checkSlow()}
        {status === 'loading' && !quote && messages.checking()}
      </p>
      {status === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{messages.checkFailed()}</p>
          <Button look="secondary" onClick={again}>
            {messages.checkAgain()}
          </Button>
        </div>
      )}
    </>
  )
}
