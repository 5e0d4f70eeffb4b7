import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useProductMessages } from './messages/product-messages.ts'
import styles from './price.module.css'
import type { OfferTexts } from './product-view.ts'

type PriceProps = {
  texts: OfferTexts
  /** Shown instead of one price, while no variant is chosen. */
  range?: string
  /** Whether the goods can be ordered here, so that shipping comes on top. */
  shipped: boolean
  /** Instead of the words about VAT. */
  taxNote?: string
}

/** The price with what the law wants beside it: VAT, shipping costs, base price (PAngV); or "on request". */
export function Price({ texts, range, shipped, taxNote }: PriceProps) {
  const messages = useProductMessages()
  const price = range ?? texts.price
  if (!price) return <p className={styles.price}>{messages.onRequest()}</p>
  return (
    <>
      <p className={styles.price}>{price}</p>
      {texts.reduction && !range && <p className={styles.note}>{texts.reduction}</p>}
      {texts.basePrice && !range && <p className={styles.note}>{texts.basePrice}</p>}
      {texts.uvp && !range && <p className={styles.note}>{messages.manufacturerPrice({ price: texts.uvp })}</p>}
      <PriceNote shipped={shipped} taxNote={taxNote} />
    </>
  )
}

function PriceNote({ shipped, taxNote }: Pick<PriceProps, 'shipped' | 'taxNote'>) {
  const messages = useProductMessages()
  const shipping = useShared().shop?.legal.shipping
  if (!shipped) return <p className={styles.note}>{taxNote ?? messages.vat()}</p>
  const costs = messages.shippingCosts()
  return (
    <p className={styles.note}>
      {taxNote ?? messages.vatPlus()} {shipping ? <Link href={shipping}>{costs}</Link> : costs}
    </p>
  )
}
