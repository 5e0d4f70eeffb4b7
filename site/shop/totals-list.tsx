import type { Totals } from '#contract/wire/order-types.ts'
import { isAllMargin, marginLabel } from '#domain/money/tax-mode.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useCartMessages } from './cart/messages/cart-messages.ts'
import styles from './totals-list.module.css'
import { useMoney } from './use-money.ts'

type TotalsListProps = {
  totals: Totals
  /** How the goods are sent, where that is chosen; without it the sum is that of the goods alone. */
  shippingName?: string
  wrap: boolean
}

/** The sums as the server has counted them. */
export function TotalsList({ totals, shippingName, wrap }: TotalsListProps) {
  const messages = useCartMessages()
  const money = useMoney()
  const { language } = useShared().page
  const percent = String(totals.tax_percent).replace('.', ',')
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
            <dt>{shippingName}</dt>
            <dd>{totals.shipping > 0 ? money.euro(totals.shipping) : messages.shippingFree()}</dd>
          </div>
          <div className={styles.total}>
            <dt>{messages.total()}</dt>
            <dd>{money.euro(totals.total)}</dd>
          </div>
          <div className={styles.tax}>
            <dt>
              {isAllMargin(totals)
                ? marginLabel[language]
                : messages.taxIncluded({ percent, tax: money.euro(totals.tax) })}
            </dt>
          </div>
        </>
      )}
    </dl>
  )
}
