import { useShared } from '../../data/shared-data-context.tsx'
import styles from './availability.module.css'
import { useProductMessages } from './messages/product-messages.ts'
import type { ProductState } from './use-product.ts'

type Standing = { text: string; look: 'good' | 'fair' | 'none' }

/** Whether the selected goods are there: how many where the shop shows that (`show_stock`), and when they come. */
export function Availability({ state: { selection, offer } }: { state: ProductState }) {
  const messages = useProductMessages()
  const showStock = useShared().shop?.showStock ?? false
  const { stock, reorderPossible, shippingTime, hasVariants, variantSelected } = selection
  if (hasVariants && variantSelected === null) return null

  function standing(): Standing {
    if ((stock ?? 0) > 0)
      return { text: showStock ? messages.inStock({ count: stock ?? 0 }) : messages.available(), look: 'good' }
    if (offer === 'cart') return { text: messages.toOrder(), look: 'fair' }
    return reorderPossible || offer === 'request'
      ? { text: messages.comesAgain(), look: 'fair' }
      : { text: messages.gone(), look: 'none' }
  }

  const { text, look } = standing()
  return (
    <ul className={styles.list}>
      <li className={styles[look]}>{text}</li>
      {shippingTime && offer !== 'contact' && <li>{messages.shippingTime({ time: shippingTime })}</li>}
    </ul>
  )
}
