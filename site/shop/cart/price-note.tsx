import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useCartMessages } from './messages/cart-messages.ts'
import styles from './price-note.module.css'

type PriceNoteProps = {
  /** Instead of the words about VAT, up to those about shipping. */
  note: string | null
}

/** What stands at every price: inkl. MwSt., zzgl. Versandkosten, with the way to the amounts (PAngV). */
export function PriceNote({ note }: PriceNoteProps) {
  const { shop } = useShared()
  const messages = useCartMessages()
  const shipping = shop?.legal.shipping
  return (
    <p className={styles.note}>
      {note ?? messages.vat()}{' '}
      {shipping ? <Link href={shipping}>{messages.shippingCosts()}</Link> : messages.shippingCosts()}
    </p>
  )
}
