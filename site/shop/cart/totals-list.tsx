import type { Totals } from '#contract/wire/order-types.ts'
import { useMoney } from '../use-money.ts'
import { useCartMessages } from './messages/cart-messages.ts'
import styles from './totals-list.module.css'

type TotalsListProps = {
  totals: Totals
  /** How the goods are sent, where that is chosen; without it the sum is that of the goods alone. */
  shippingName?: string
  wrap: boolean
  /** The language of the names and notes, where it is not that of the page. */
  lang?: string | undefined
  /** What became of the total since it was ordered. */
  balance?: readonly { label: string; amount: string }[]
}

/** The sums as the server has counted them. */
export function TotalsList({ totals, shippingName, wrap, lang, balance = [] }: TotalsListProps) {
  const messages = useCartMessages()
  const money = useMoney()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{messages.goods()}</dt>
        <dd>{money.euro(totals.goods)}</dd>
      </div>
      {wrap && (
        <div>
          <dt>{messages.giftWrapTotal()}</dt>
          <dd>{totals.wrap > 0 ? money.euro(totals.wrap) : messages.shippingFree()}</dd>
        </div>
      )}
      {shippingName && (
        <>
          <div>
            <dt lang={lang}>{shippingName}</dt>
            <dd>{totals.shipping > 0 ? money.euro(totals.shipping) : messages.shippingFree()}</dd>
          </div>
          <div className={styles.total}>
            <dt>{messages.total()}</dt>
            <dd>{money.euro(totals.total)}</dd>
          </div>
          {totals.tax_notes.map((note) => (
            <div key={note} className={styles.tax}>
              <dt lang={lang}>{note}</dt>
            </div>
          ))}
          {balance.map(({ label, amount }) => (
            <div key={label}>
              <dt lang={lang}>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </>
      )}
    </dl>
  )
}
