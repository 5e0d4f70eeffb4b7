import { marginLabelPlus } from '#domain/money/tax-mode.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { Link } from '../ui/link.tsx'
import { useCartMessages } from './cart/messages/cart-messages.ts'
import styles from './price-note.module.css'

type PriceNoteProps = {
  /** Whether all that the price is for lies under the margin scheme (§ 25a UStG). */
  isMargin: boolean
}

/** What stands at every price: inkl. MwSt., zzgl. Versandkosten, with the way to the amounts (PAngV). */
export function PriceNote({ isMargin }: PriceNoteProps) {
  const { shop, page } = useShared()
  const messages = useCartMessages()
  const shipping = shop?.legal.shipping
  return (
    <p className={styles.note}>
      {isMargin ? marginLabelPlus(page.language) : messages.vat()}{' '}
      {shipping ? <Link href={shipping}>{messages.shippingCosts()}</Link> : messages.shippingCosts()}
    </p>
  )
}
