import { type ReactNode, useRef } from 'react'
import type { OrderView } from '#contract/wire/order-types.ts'
import { zonedMoment } from '#domain/company/zoned-moment.ts'
import { nameOfPayment } from '#domain/money/payment-methods.ts'
import { isOver } from '#domain/orders/order-states.ts'
import { safeLink } from '#domain/paths/link-kind.ts'
import { regionName } from '#domain/texts/region-name.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useMessages } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Link } from '../../ui/link.tsx'
import { TotalsList } from '../cart/totals-list.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import { CollectionPass } from './collection-pass.tsx'
import { useOrderMessages } from './messages/order-messages.ts'
import styles from './order.module.css'
import { OrderHistory } from './order-history.tsx'
import { OrderedLines } from './ordered-lines.tsx'
import { Parcels } from './parcels.tsx'
import { paymentParts } from './payment-parts.tsx'
import { stateText } from './state-text.ts'
import { useFinishedOrder, usePayment } from './use-payment.ts'

type OrderShownProps = { view: OrderView; token: string; again: () => void }

/** The status page of an order, for whoever has its link: paid, pending, cancelled or failed, and what can be done. */
export function OrderShown({ view, token, again }: OrderShownProps) {
  const { page } = useShared()
  const messages = useOrderMessages()
  const payment = usePayment(view, token, again)
  const said = useRef<HTMLParagraphElement>(null)
  // The button by which it was paid goes.
  useKeptFocus(said, `${view.state} ${payment.progress}`)
  useFinishedOrder(view)
  const { shipping, totals, log, parcels = [], to_come = [] } = view
  // What was agreed stays in the language of the order.
  const lang = view.language === page.language ? undefined : view.language
  const date = zonedMoment(page.language, 'long')
  const isOpen = view.state === 'awaiting_payment'
  const Pay = paymentParts[nameOfPayment(view.payment_method.id)]

  return (
    <div className={styles.order}>
      <section className={styles.state} data-state={view.state}>
        {(isOpen || view.state === 'received' || view.state === 'paid') &&
          !payment.progress?.match(/cancelled|failed/) && <h2>{messages.thanks()}</h2>}
        <p role="status" className={styles.said} ref={said} tabIndex={-1}>
          {stateText(view, payment.progress, messages)}
        </p>
        {shipping.collection && <CollectionPass pass={shipping.collection} />}
        {Pay && <Pay view={view} payment={payment} again={again} />}
        {parcels.length > 0 ? <Parcels parcels={parcels} toCome={to_come} /> : <Parcel shipping={shipping} />}
        <dl className={styles.facts}>
          <dt>{messages.orderNumber()}</dt>
          <dd>{view.order_number}</dd>
          <dt>{messages.orderDate()}</dt>
          <dd>{date(new Date(view.created_on))}</dd>
        </dl>
        <p className={styles.hint}>{messages.mailSent({ email: view.customer_email })}</p>
      </section>

      <div className={styles.columns}>
        <section>
          <h2>{messages.items()}</h2>
          <OrderedLines lines={view.lines} />
          <TotalsList
            totals={totals}
            shippingName={shipping.name}
            wrap={view.present_wrap}
            lang={lang}
            balance={totals.balance}
          />
        </section>
        <div className={styles.side}>
          <Fact heading={shipping.is_collection ? messages.collection() : messages.delivery()}>
            <p lang={lang}>{shipping.name}</p>
            {shipping.delivery_period && <p lang={lang}>{shipping.delivery_period}</p>}
            {shipping.branch && (
              <p>
                {shipping.branch.name}, {shipping.branch.address}
              </p>
            )}
            {!shipping.is_collection && <MaskedAddress address={view.shipping_address} />}
          </Fact>
          <Fact heading={messages.payment()}>
            <p lang={lang}>{view.payment_method.name}</p>
          </Fact>
          {view.invoice_address && (
            <Fact heading={messages.invoiceTo()}>
              <MaskedAddress address={view.invoice_address} />
            </Fact>
          )}
          <Fact heading={messages.history()}>
            <OrderHistory log={log} />
          </Fact>
          <Questions view={view} />
        </div>
      </div>
    </div>
  )
}

function Questions({ view }: Pick<OrderShownProps, 'view'>) {
  const { paths, shop } = useShared()
  const messages = useOrderMessages()
  const siteMessages = useMessages()
  return (
    <Fact heading={messages.questions()} className="screen-only">
      <p className={styles.ways}>
        {paths.contact && <Link href={paths.contact}>{messages.contactUs()}</Link>}
        {paths.withdraw_contract && !isOver(view.state) && (
          <Link href={`${paths.withdraw_contract}?contract_reference=${view.order_number}`}>
            {siteMessages.withdrawContract()}
          </Link>
        )}
        {shop?.paths.list && <Link href={shop.paths.list}>{messages.toShop()}</Link>}
      </p>
      <Button look="secondary" onClick={() => print()}>
        {messages.print()}
      </Button>
    </Fact>
  )
}

function Parcel({ shipping: { tracking_number, tracking_link } }: Pick<OrderView, 'shipping'>) {
  const messages = useOrderMessages()
  return (
    <>
      {tracking_number && <p>{messages.trackingNumber({ number: tracking_number })}</p>}
      {tracking_link && safeLink(tracking_link) && <ButtonLink href={tracking_link}>{messages.tracking()}</ButtonLink>}
    </>
  )
}

function Fact({ heading, className = '', children }: { heading: string; className?: string; children: ReactNode }) {
  return (
    <section className={`${styles.fact} ${className}`}>
      <h3>{heading}</h3>
      {children}
    </section>
  )
}

function MaskedAddress({ address }: { address: OrderView['shipping_address'] }) {
  const { language } = useShared().page
  const country = regionName(address.country_code, language) ?? address.country_code
  return (
    <address>
      {address.name}
      <br />
      {address.place}
      <br />
      {country}
    </address>
  )
}
