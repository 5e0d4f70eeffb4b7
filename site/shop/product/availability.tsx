import { useShared } from '../../data/shared-data-context.tsx'
import styles from './availability.module.css'
import { useProductMessages } from './messages/product-messages.ts'
import type { ProductState } from './use-product.ts'

type Standing = { text: string; look: 'good' | 'fair' | 'none' }

/** Whether the selected goods are there: how many where the shop shows that (`show_stock`), and when they come. */
export function Availability({ state }: { state: ProductState }) {
  const messages = useProductMessages()
  const showStock = useShared().shop?.showStock ?? false
  const { selection, offer, isShownOnly } = state
  const { reorderPossible, shippingTime, hasVariants, variantSelected } = selection
  const stock = selection.stock ?? 0
  if (isShownOnly || (hasVariants && variantSelected === null)) return null

  function standing(): Standing {
    if (stock > 0) return { text: showStock ? messages.inStock({ count: stock }) : messages.available(), look: 'good' }
    if (offer === 'cart') return { text: messages.toOrder(), look: 'fair' }
    if (reorderPossible) return { text: messages.comesAgain(), look: 'fair' }
    return offer === 'request' ? { text: messages.askForIt(), look: 'fair' } : { text: messages.gone(), look: 'none' }
  }

  const { text, look } = standing()
  return (
    <ul className={styles.list}>
      <li className={styles[look]}>{text}</li>
      {shippingTime && (offer === 'cart' || stock > 0) && <li>{messages.shippingTime({ time: shippingTime })}</li>}
    </ul>
  )
}
