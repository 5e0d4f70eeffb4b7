import { useMoney } from '../use-money.ts'
import styles from './cart-line.module.css'
import { CountStepper } from './count-stepper.tsx'
import { LineFacts, LinePicture } from './line-facts.tsx'
import { LineProblemNote } from './line-problem.tsx'
import type { LineView } from './line-views.ts'
import { useCartMessages } from './messages/cart-messages.ts'

type CartLineProps = { line: LineView; onRemove: () => void; onCount: (count: number) => void }

export function CartLineItem({ line, onRemove, onCount }: CartLineProps) {
  const messages = useCartMessages()
  const money = useMoney()
  const { name, count, price, total, available } = line
  return (
    <li className={styles.line}>
      <LinePicture line={line} />
      <div className={styles.main}>
        <LineFacts line={line} />
        <LineProblemNote line={line} onRemove={onRemove} onCount={onCount} />
        {price !== undefined && (
          <div className={styles.tools}>
            <CountStepper name={name} count={count} available={available} onChange={onCount} />
            <button type="button" className={styles.remove} aria-label={messages.removeOf({ name })} onClick={onRemove}>
              {messages.remove()}
            </button>
          </div>
        )}
      </div>
      {price !== undefined && (
        <p className={styles.price} data-waiting={total === undefined}>
          <strong>{money.cents(total ?? price)}</strong>
          {count > 1 && total !== undefined && <span>{messages.each({ price: money.cents(price) })}</span>}
        </p>
      )}
    </li>
  )
}
