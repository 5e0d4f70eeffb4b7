import { localeOf } from '#domain/texts/language.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import styles from './availability.module.css'
import { useProductMessages } from './messages/product-messages.ts'
import type { ProductState } from './use-product.ts'

type Standing = { text: string; look: 'good' | 'fair' | 'none' }

/**
 * Whether the selected goods are there: how many where the shop shows that (`show_stock`), and when they come. Until a variant is
 * chosen, what holds for all that can be chosen.
 */
export function Availability({ state, timeNote = '' }: { state: ProductState; timeNote?: string | undefined }) {
  const messages = useProductMessages()
  const { shop, page } = useShared()
  const { selection, offer, isShownOnly, shippingTimes } = state
  const { reorderPossible, hasVariants, variantSelected, variantsAvailable } = selection
  const stock = selection.stock ?? 0
  if (isShownOnly) return null

  function standing(): Standing | undefined {
    if (hasVariants && variantSelected === null) return standingOfAll()
    if (stock > 0)
      return { text: shop?.showStock ? messages.inStock({ count: stock }) : messages.available(), look: 'good' }
    if (offer === 'cart') return { text: messages.toOrder(), look: 'fair' }
    if (reorderPossible) return { text: messages.comesAgain(), look: 'fair' }
    return offer === 'request' ? { text: messages.askForIt(), look: 'fair' } : { text: messages.gone(), look: 'none' }
  }

  function standingOfAll(): Standing | undefined {
    const there = variantsAvailable.filter((variant) => (variant.stock ?? 0) > 0)
    if (there.length > 0)
      return there.length === variantsAvailable.length
        ? { text: messages.available(), look: 'good' }
        : { text: messages.someAvailable(), look: 'good' }
    return shippingTimes.length > 0 ? { text: messages.toOrder(), look: 'fair' } : undefined
  }

  const now = standing()
  if (!now) return null
  // A browser's first list takes it longer than all of this part; there is seldom more than one time.
  const time =
    shippingTimes.length > 1
      ? new Intl.ListFormat(localeOf[page.language], { type: 'disjunction' }).format(shippingTimes)
      : shippingTimes[0]
  return (
    <ul className={styles.list} data-variants={hasVariants}>
      <li className={styles[now.look]}>{now.text}</li>
      {time && shop?.enableCart && <li>{messages.shippingTime({ time: time + timeNote })}</li>}
    </ul>
  )
}
