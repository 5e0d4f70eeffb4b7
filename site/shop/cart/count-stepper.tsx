import { useEffect, useState } from 'react'
import { maximumCount } from '#domain/cart/cart.ts'
import styles from './count-stepper.module.css'
import { useCartMessages } from './messages/cart-messages.ts'

type CountStepperProps = {
  name: string
  count: number
  /** The most that can be had; null for no limit. */
  available: number | null
  onChange: (count: number) => void
}

/** The number of pieces of a line: one less, one more, or typed. A button that can do no more keeps the focus. */
export function CountStepper({ name, count, available, onChange }: CountStepperProps) {
  const messages = useCartMessages()
  const [text, setText] = useState(String(count))
  const most = Math.max(1, Math.min(available ?? maximumCount, maximumCount))

  useEffect(() => setText(String(count)), [count])

  function take() {
    const typed = Number(text)
    const wanted = Number.isInteger(typed) && typed >= 1 ? Math.min(typed, maximumCount) : count
    setText(String(wanted))
    if (wanted !== count) onChange(wanted)
  }

  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={messages.less({ name })}
        aria-disabled={count <= 1}
        onClick={() => count > 1 && onChange(count - 1)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={messages.countOf({ name })}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
      <button
        type="button"
        aria-label={messages.more({ name })}
        aria-disabled={count >= most}
        onClick={() => count < most && onChange(count + 1)}
      >
        +
      </button>
    </div>
  )
}
