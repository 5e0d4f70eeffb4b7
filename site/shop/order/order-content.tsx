import { useEffect } from 'react'
import { useShared } from '../../data/shared-data-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useMounted } from '../../ui/use-mounted.ts'
import { rememberPlacedOrder } from '../checkout/placed-order.tsx'
import { useOrderMessages } from './messages/order-messages.ts'
import styles from './order.module.css'
import { OrderShown } from './order-shown.tsx'
import { useOrder } from './use-order.ts'

/** An order by its signed name. It is one visitor's alone, so it is fetched by the browser into a page that is the same for all. */
export function OrderContent({ token }: { token: string }) {
  const messages = useOrderMessages()
  return useMounted() ? (
    <FetchedOrder token={token} />
  ) : (
    <div className={styles.waiting}>
      <p className="needs-script">{messages.loading()}</p>
      <noscript>
        <p>{messages.needsScript()}</p>
      </noscript>
    </div>
  )
}

function FetchedOrder({ token }: { token: string }) {
  const { paths } = useShared()
  const messages = useOrderMessages()
  const { view, unknown, status, again } = useOrder(token)

  useEffect(() => rememberPlacedOrder(null), [])

  if (view) return <OrderShown key={view.order_uuid} view={view} token={token} again={again} />
  if (unknown) {
    return (
      <div className={styles.waiting}>
        <p role="alert">{messages.unknown()}</p>
        {paths.contact && <ButtonLink href={paths.contact}>{messages.contactUs()}</ButtonLink>}
      </div>
    )
  }
  return (
    <div className={styles.waiting}>
      {status === 'failed' ? (
        <div role="alert">
          <p>{messages.loadFailed()}</p>
          <Button onClick={again}>{messages.tryAgain()}</Button>
        </div>
      ) : (
        <p role="status">{messages.loading()}</p>
      )}
    </div>
  )
}
