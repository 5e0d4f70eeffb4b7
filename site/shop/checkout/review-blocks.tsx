import type { ReactNode } from 'react'
import type { Address } from '#domain/orders/address.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { regionName } from '#domain/texts/region-name.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import { type CheckoutStep, stepPath } from './checkout-steps.ts'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import styles from './review-step.module.css'
import { branchesOf, type Checkout } from './use-checkout.ts'

/** What was filled in, block by block, each with its way back. */
export function ReviewBlocks({ checkout, path }: { checkout: Checkout; path: string }) {
  const { draft, shipping, state, isCollection } = checkout
  const messages = useCheckoutMessages()
  const { language } = useShared().page
  const branch = branchesOf(shipping).find(({ id }) => id === draft.branch)
  const payment = state.quote?.payment_methods.find(({ id }) => id === draft.paymentMethod)
  const block = (heading: string, step: CheckoutStep, content: ReactNode) => (
    <Block heading={heading} href={stepPath(path, step)}>
      {content}
    </Block>
  )
  return (
    <div className={styles.blocks}>
      {block(messages.contact(), 'address', <p>{draft.customerEmail}</p>)}
      {!isCollection && block(messages.shippingAddress(), 'address', <AddressText address={draft.shippingAddress} />)}
      {block(
        messages.invoiceAddress(),
        'address',
        draft.invoiceAddress || isCollection ? (
          <AddressText address={draft.invoiceAddress ?? draft.shippingAddress} />
        ) : (
          <p>{messages.sameAddress()}</p>
        ),
      )}
      {block(
        messages.shippingMethod(),
        'delivery',
        <>
          <p>{shipping?.name}</p>
          {branch && (
            <p>
              {branch.name}, {branch.address}
            </p>
          )}
        </>,
      )}
      {block(messages.paymentMethod(), 'delivery', <p>{payment?.name}</p>)}
      {block(
        messages.extras(),
        'delivery',
        <>
          <p>
            {messages.giftWrap()}
            {colonIn[language]} {draft.presentWrap ? messages.yes() : messages.no()}
          </p>
          <p className={styles.comment}>
            {messages.comment()}
            {colonIn[language]} {draft.comment.trim() || messages.none()}
          </p>
        </>,
      )}
    </div>
  )
}

function Block({ heading, href, children }: { heading: string; href: string; children: ReactNode }) {
  const messages = useCheckoutMessages()
  return (
    <section className={styles.block}>
      <header>
        <h2>{heading}</h2>
        <Link href={href} aria-label={messages.editOf({ block: heading })}>
          {messages.edit()}
        </Link>
      </header>
      {children}
    </section>
  )
}

function AddressText({ address }: { address: Partial<Address> }) {
  const { language } = useShared().page
  const messages = useCheckoutMessages()
  const { country_code: code } = address
  const country = code && (regionName(code, language) ?? code)
  const lines = [
    address.company,
    address.vat_id && `${messages.vatId()} ${address.vat_id}`,
    [address.salutation, address.first_name, address.last_name].filter(Boolean).join(' '),
    [address.street, address.number].filter(Boolean).join(' '),
    address.addition,
    [address.zip_code, address.city].filter(Boolean).join(' '),
    country,
    address.phone,
  ].filter(Boolean)
  return (
    <address>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address have no identity but their place
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}
