import { useId, useRef, useState } from 'react'
import { useTypedEarly } from '../../ui/use-typed-early.ts'
import { useProductMessages } from './messages/product-messages.ts'
import styles from './quantity.module.css'

type QuantityProps = {
  count: number
  /** The most that can be added to the cart. */
  limit: number
  /** The most that can be had, with those that lie in the cart. */
  all: number
  onChange: (count: number) => void
}

/** How many pieces, up to those that can be had. A button that can do no more keeps the focus. */
export function Quantity({ count, limit, all, onChange }: QuantityProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const messages = useProductMessages()
  /** What is being typed: for a moment it may be no number. */
  const [typed, setTyped] = useState<string | null>(null)

  function set(wanted: number) {
    onChange(Math.min(Math.max(wanted, 1), limit))
  }

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 3)
    const wanted = Number(digits)
    setTyped(wanted >= 1 && wanted <= limit ? null : digits)
    if (wanted >= 1) set(wanted)
  }

  useTypedEarly(field, String(count), type)

  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>{messages.count()}</label>
      <span className={styles.stepper}>
        <button type="button" aria-label={messages.less()} aria-disabled={count <= 1} onClick={() => set(count - 1)}>
          −
        </button>
        <input
          id={id}
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? count}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          aria-describedby={`${id}-most`}
        />
        <button
          type="button"
          aria-label={messages.more()}
          aria-disabled={count >= limit}
          onClick={() => set(count + 1)}
        >
          +
        </button>
      </span>
      <p id={`${id}-most`} className={styles.most} role="status">
        {count >= limit && all < 999 && messages.noMore({ count: all })}
      </p>
    </div>
  )
}
