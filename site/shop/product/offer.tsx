import { useShared } from '../../data/shared-data-context.tsx'
import buttonStyles from '../../ui/button.module.css'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Expander } from '../../ui/expander.tsx'
import { RequestForm, StockNoticeForm } from '../product-forms/lazy-product-forms.tsx'
import { CartOffer } from './cart-offer.tsx'
import { ContactOffer } from './contact-offer.tsx'
import { useProductMessages } from './messages/product-messages.ts'
import styles from './offer.module.css'
import type { ProductView } from './product-view.ts'
import type { ProductState } from './use-product.ts'

type OfferProps = { view: ProductView; state: ProductState }

/** What a visitor can do about a product: buy it, choose first, ask for it, or come to the shop. */
export function Offer({ view, state }: OfferProps) {
  const messages = useProductMessages()
  const { shop } = useShared()
  const { offer, selection, variant, part } = state
  const label = (part?.only === 'first' && view.secondName) || selection.variantDisplayName
  switch (offer) {
    case 'cart':
      return (
        <div className={styles.offer}>
          <CartOffer view={view} state={state} key={variant?.id} />
          <Reserve view={view} state={state} look="secondary" />
          <Request view={view} state={state} look="question" />
        </div>
      )
    case 'choose':
      return (
        <div className={styles.offer}>
          <ButtonLink href="#variants">{messages.pleaseChoose({ label })}</ButtonLink>
          <Awaited view={view} state={state} />
          <Request view={view} state={state} look="question" />
        </div>
      )
    case 'request':
      return (
        <div className={styles.offer}>
          {shop?.enableCart && shop.maintenanceMode && <p className={styles.paused}>{messages.shopPaused()}</p>}
          <Awaited view={view} state={state} />
          <Reserve view={view} state={state} look="primary" />
          <Request view={view} state={state} look={reserveLink(view, state) ? 'question' : 'button'} />
        </div>
      )
    case 'contact':
      return (
        <div className={styles.offer}>
          <Awaited view={view} state={state} />
          <ContactOffer text={contactText()} />
        </div>
      )
  }

  function contactText(): string {
    if (state.isShownOnly) return messages.shownOnly()
    return variant ? messages.variantNotNow() : messages.notNow()
  }
}

/** Of goods that are sold out, the way to be told when they are back. */
function Awaited({ view, state: { selection, variant, isShownOnly } }: OfferProps) {
  const isThere =
    variant || !selection.hasVariants
      ? (selection.stock ?? 0) > 0
      : selection.variantsAvailable.some(({ stock }) => (stock ?? 0) > 0)
  return (
    !isShownOnly &&
    !isThere && <StockNoticeForm product={view.row.id} variant={variant?.id ?? null} name={nameOf(view, variant)} />
  )
}

const nameOf = ({ name }: ProductView, variant: ProductState['variant']) =>
  [name, variant?.display_name].filter(Boolean).join(', ')

const reserveLink = ({ reserve }: ProductView, { variant }: ProductState) => reserve?.links[variant?.id ?? 0]

/** Leads to a page of its own, which needs no script. */
function Reserve({ view, state, look }: OfferProps & { look: 'primary' | 'secondary' }) {
  const href = reserveLink(view, state)
  return (
    href && (
      <a href={href} rel="nofollow" className={`${buttonStyles.button} ${buttonStyles[look]} ${styles.button}`}>
        {view.reserve?.label}
      </a>
    )
  )
}

function Request({ view, state, look }: OfferProps & { look: 'button' | 'question' }) {
  const messages = useProductMessages()
  const isButton = look === 'button'
  return (
    <Expander
      summary={isButton ? messages.askAvailability() : messages.askQuestion()}
      className={isButton ? `${buttonStyles.button} ${buttonStyles.primary} ${styles.button}` : styles.question}
    >
      <div className={styles.form}>
        <RequestForm
          product={view.row.id}
          variant={state.variant?.id ?? null}
          name={nameOf(view, state.variant)}
          privacy={view.privacy}
          branches={view.branches}
        />
      </div>
    </Expander>
  )
}
