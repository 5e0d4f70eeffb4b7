import type { OrderView } from '#contract/wire/order-types.ts'
import styles from './collection-pass.module.css'
import { useOrderMessages } from './messages/order-messages.ts'

/** What the customer shows at the counter: six characters, and the same as QR code. */
export function CollectionPass({ pass }: { pass: NonNullable<OrderView['shipping']['collection']> }) {
  const messages = useOrderMessages()
  return (
    <figure className={styles.pass}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(pass.qr_svg)}`}
        width={176}
        height={176}
        alt={messages.collectionQr()}
      />
      <figcaption>
        {messages.collectionCode()}
        <strong className={styles.code}>{pass.code}</strong>
        {messages.collectionHint()}
      </figcaption>
    </figure>
  )
}
