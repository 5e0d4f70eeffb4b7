import { useRef } from 'react'
import { LineFacts, LinePicture } from '../cart/line-facts.tsx'
import { LineProblemNote } from '../cart/line-problem.tsx'
import type { LineView } from '../cart/line-views.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { useMoney } from '../use-money.ts'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import styles from './order-lines.module.css'

type OrderLinesProps = {
  lines: LineView[]
  /** What became of a line since it was ordered, by its `cartId`. */
  notes?: ReadonlyMap<number, string | null>
  /** The ways out of a problem, where lines can be changed. */
  ways?: { onRemove: (cartId: number) => void; onCount: (cartId: number, count: number) => void }
}

/** What is ordered: each line with all that makes it what it is (Art. 246a § 1 EGBGB). */
export function OrderLines({ lines, notes, ways }: OrderLinesProps) {
  const messages = useCheckoutMessages()
  const money = useMoney()
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, lines.length)
  return (
    <ul className={styles.lines} ref={list} tabIndex={-1}>
      {lines.map((line) => (
        <li key={line.cartId}>
          <LinePicture line={line} small />
          <div>
            <LineFacts line={line} />
            {notes?.get(line.cartId) && <p className={styles.note}>{notes.get(line.cartId)}</p>}
            {ways && (
              <LineProblemNote
                line={line}
                onRemove={() => ways.onRemove(line.cartId)}
                onCount={(count) => ways.onCount(line.cartId, count)}
              />
            )}
          </div>
          <p className={styles.price}>
            <span>{messages.pieces({ count: line.count })}</span> {line.price !== undefined && money.cents(line.price)}
          </p>
        </li>
      ))}
    </ul>
  )
}
