import { inOrderOf } from '#domain/goods/variant-pictures.ts'
import { RichText } from '../../content/rich-text-block.tsx'
import { Availability } from '../../shop/product/availability.tsx'
import { BackLink } from '../../shop/product/back-link.tsx'
import { BranchStock } from '../../shop/product/branch-stock.tsx'
import { Gallery } from '../../shop/product/gallery.tsx'
import { Guarantee } from '../../shop/product/guarantee.tsx'
import { GuaranteeRights } from '../../shop/product/guarantee-rights.tsx'
import { useProductMessages } from '../../shop/product/messages/product-messages.ts'
import { Offer } from '../../shop/product/offer.tsx'
import { Price } from '../../shop/product/price.tsx'
import type { ProductView } from '../../shop/product/product-view.ts'
import { Ratings } from '../../shop/product/ratings.tsx'
import { SizeGuide } from '../../shop/product/size-guide.tsx'
import { Stars } from '../../shop/product/stars.tsx'
import { StillGoodsRow } from '../../shop/product/still-goods-row.ts'
import { StillSafety, StillWarnings } from '../../shop/product/still-safety.ts'
import { useNoteSeen } from '../../shop/product/use-note-seen.ts'
import { type ProductState, useProduct } from '../../shop/product/use-product.ts'
import { VariantChoice } from '../../shop/product/variant-choice.tsx'
import { browserPart } from '../../ui/browser-part.tsx'
import { Link } from '../../ui/link.tsx'
import { Breadcrumbs } from '../shared/breadcrumbs.tsx'
import styles from './product.module.css'

const WishButton = browserPart(() => import('../../shop/wishlist/wish-button.tsx'))

const SeenProducts = browserPart(() => import('../../shop/product/seen-products.tsx'))

/** The page of a product (SPEC 2): what it is, what it costs, and what a visitor can do about it. */
export default function ProductPage({ data: view }: { data: ProductView }) {
  const state = useProduct(view)
  const messages = useProductMessages()
  useNoteSeen(view.card)
  const images = inOrderOf(view.images, state.meant)
  return (
    <>
      <div className={styles.way}>
        <BackLink />
        <Breadcrumbs />
      </div>
      <article className={styles.product}>
        <div className={styles.top}>
          <div className={styles.gallery}>
            <Gallery key={images[0]?.src} images={images} imageSize={view.imageSize} name={view.name} />
            {view.guarantee && <Guarantee guarantee={view.guarantee} />}
            <GuaranteeRights />
          </div>
          <Buy view={view} state={state} />
        </div>
        <Facts view={view} />
        {view.ratings && <Ratings ratings={view.ratings} product={view.row.id} selection={state.selection} />}
        <StillGoodsRow id="related-heading" heading={messages.related()} products={view.related} />
        <SeenProducts card={view.card} />
      </article>
    </>
  )
}

function Buy({ view, state }: { view: ProductView; state: ProductState }) {
  const messages = useProductMessages()
  const { selection, variant, texts, shopOpen, isShownOnly, unknownVariant } = state
  const awaitsVariant = selection.hasVariants && !variant
  return (
    <div className={styles.buy}>
      <header className={styles.head}>
        {view.brand && (
          <p className={styles.brand}>
            {view.brand.href ? <Link href={view.brand.href}>{view.brand.name}</Link> : view.brand.name}
          </p>
        )}
        <h1 className={styles.name} lang={view.nameLang}>
          {view.name}
        </h1>
        {texts.reference && <p className={styles.reference}>{messages.referenceNumber({ number: texts.reference })}</p>}
        {view.ratings?.average && selection.averageRating !== null && (
          <p className={styles.stars}>
            <a href="#ratings">
              <Stars value={selection.averageRating} label={messages.averageOf({ average: view.ratings.average })} />{' '}
              {messages.ratingCount({ count: selection.ratingsCount })}
            </a>
          </p>
        )}
      </header>
      {unknownVariant && (
        <p className={styles.notice} role="alert">
          {selection.variantsAvailable.length > 0 ? messages.unknownVariant() : messages.unknownPlain()}
        </p>
      )}
      <div className={styles.price} aria-live="polite">
        {(texts.price || !isShownOnly) && (
          <Price
            texts={texts}
            range={awaitsVariant ? view.priceRange : undefined}
            shipped={shopOpen && view.salesMode === 'buy'}
            taxNote={view.card.taxNote}
          />
        )}
        <Availability state={state} timeNote={view.timeNote} />
        <BranchStock view={view} state={state} />
      </div>
      <VariantChoice view={view} state={state} />
      {view.sizeGuide && <SizeGuide guide={view.sizeGuide} />}
      <Offer view={view} state={state} />
      <div className={styles.wish}>
        <WishButton product={view.row.id} variant={variant?.id ?? null} />
      </div>
      {view.safety && <StillWarnings safety={view.safety} />}
    </div>
  )
}

function Facts({ view }: { view: ProductView }) {
  const messages = useProductMessages()
  const { safety, attributes, tags, html } = view
  const hasDetails = attributes.length > 0 || tags.length > 0
  return (
    <div className={styles.facts}>
      {html && (
        <section className={styles.description} aria-labelledby="description-heading">
          <h2 id="description-heading">{messages.description()}</h2>
          <RichText html={html} lang={view.htmlLang} />
        </section>
      )}
      <div className={styles.side}>
        {hasDetails && (
          <section aria-labelledby="details-heading">
            <h2 id="details-heading">{messages.details()}</h2>
            <dl className={styles.attributes}>
              {attributes.map(({ group, values }) => (
                <div key={group}>
                  <dt>{group}</dt>
                  <dd>{values.join(', ')}</dd>
                </div>
              ))}
            </dl>
            {tags.length > 0 && (
              <ul className={styles.tags}>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
          </section>
        )}
        {(safety?.manufacturer || safety?.responsible || safety?.documents) && (
          <section aria-labelledby="safety-heading">
            <h2 id="safety-heading">{messages.safety()}</h2>
            <StillSafety safety={safety} />
          </section>
        )}
      </div>
    </div>
  )
}
