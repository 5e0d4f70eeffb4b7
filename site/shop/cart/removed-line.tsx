import { useEffect, useRef, useState } from 'react'
import { type CartLine, lineIdentity } from '#domain/cart/cart.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cart.module.css'
import { useCartMessages } from './messages/cart-messages.ts'
import { useCart } from './use-cart.ts'

/** The line that was taken out last, and the way to bring it back. */
export type Removal = { line: CartLine | null; remove: (line: CartLine) => void; undo: () => void }

export function useRemovedLine(): Removal {
  const { cart, dispatch } = useCart()
  const [line, setLine] = useState<CartLine | null>(null)
  // Another tab may have brought it back.
  const isBack = line !== null && cart.products.some((other) => lineIdentity(other) === lineIdentity(line))
  return {
    line: isBack ? null : line,
    remove(removed) {
      dispatch({ type: 'remove', cartId: removed.cartId })
      setLine(removed)
    },
    undo() {
      if (line) dispatch({ type: 'add', line })
      setLine(null)
    },
  }
}

/** Says what was taken out. The focus, whose button has gone with the line, comes to its way back. */
export function RemovedLine({ removal: { line, undo } }: { removal: Removal }) {
  const messages = useCartMessages()
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (line) button.current?.focus()
  }, [line])

  return (
    <div className={styles.removed} role="status" data-shown={line !== null}>
      {line && (
        <>
          <p>{messages.removed({ name: line.product.display_name })}</p>
          <Button look="secondary" onClick={undo} ref={button}>
            {messages.undo()}
          </Button>
        </>
      )}
    </div>
  )
}
