import type { OrderView } from '#contract/wire/order-types.ts'
import { zonedMoment } from '#domain/company/zoned-moment.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useOrderMessages } from './messages/order-messages.ts'
import styles from './order.module.css'
import { stateName } from './state-text.ts'

/** When an order came to which state, the newest last. */
export function OrderHistory({ log }: Pick<OrderView, 'log'>) {
  const { language } = useShared().page
  const messages = useOrderMessages()
  const date = zonedMoment(language, 'long')
  return (
    <ol className={styles.history}>
      {log.map(({ state, at }) => (
        <li key={`${state} ${at}`}>
          {stateName(state, messages)} <time dateTime={at}>{date(new Date(at))}</time>
        </li>
      ))}
    </ol>
  )
}
