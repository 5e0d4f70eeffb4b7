import { useShared } from '../data/shared-data-context.tsx'
import { Link } from '../ui/link.tsx'
import { CARD_ON_PHONES } from '../ui/phone-sizes.ts'
import { Picture } from '../ui/picture.tsx'
import { useShopMessages } from './messages/use-shop-messages.ts'
import styles from './product-card.module.css'
import type { ProductCardView } from './product-card-view.ts'

type ProductCardProps = {
  product: ProductCardView
  /** How wide the picture is on screens wider than phones, at which width of theirs. */
  sizes: string
  /** For the first cards of a page without a larger picture. */
  priority?: boolean
  /** Of its heading, where that is not the third. */
  level?: number | undefined
}

/** A product in a list: its picture, who made it, what it costs, all leading to its page. */
export function ProductCard({ product, sizes, priority, level }: ProductCardProps) {
  const { name, lang, href, brand, image, imageFit, soldOut } = product
  const messages = useShopMessages()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {image ? (
          <Picture image={image} sizes={`${CARD_ON_PHONES}, ${sizes}`} priority={priority} fit={imageFit} />
        ) : (
          <span className={styles.missing}>{messages.noPicture()}</span>
        )}
        {soldOut && <span className={styles.badge}>{messages.soldOut()}</span>}
      </div>
      <div className={styles.text}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <h3 className={styles.name} lang={lang} aria-level={level}>
          {href ? <Link href={href}>{name}</Link> : name}
        </h3>
        <Price product={product} />
      </div>
    </article>
  )
}

/** The price with what the law wants at each: VAT, shipping costs and their amounts, the base price (PAngV). */
function Price({ product: { price, basePrice, shipped, taxNote, shownOnly } }: Pick<ProductCardProps, 'product'>) {
  const messages = useShopMessages()
  const shipping = useShared().shop?.legal.shipping
  if (!price) return shownOnly ? null : <p className={styles.price}>{messages.onRequest()}</p>
  const costs = messages.shippingCosts()
  return (
    <>
      <p className={styles.price}>{price}</p>
      <p className={styles.note}>
        {basePrice && <span className={styles.basePrice}>{basePrice}</span>}
        {taxNote ?? (shipped ? messages.vatPlus() : messages.vat())}{' '}
        {shipped &&
          (shipping ? (
            <Link href={shipping} className={styles.costs}>
              {costs}
            </Link>
          ) : (
            costs
          ))}
      </p>
    </>
  )
}
