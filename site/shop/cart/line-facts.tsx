import { marginLabel } from '#domain/money/tax-mode.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useMoney } from '../use-money.ts'
import styles from './line-facts.module.css'
import type { LineView } from './line-views.ts'
import { useCartMessages } from './messages/cart-messages.ts'

/** The page of a line's product, while the project has a store in this language. */
export function useProductPath(): (slug: string) => string | undefined {
  const { shop, page } = useShared()
  return (slug) => (shop ? storePath({ page: 'product', slug }, page.language, shop.roots) : undefined)
}

/** The picture of a line; `small` in a summary. The name beside it says what it shows. */
export function LinePicture({ line, small = false }: { line: LineView; small?: boolean }) {
  return (
    <span className={styles.picture} data-small={small}>
      {line.image && <img src={line.image} width={112} height={112} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}

/** What a line is: its name, variant, reference, personalization and when it comes, with the notes where the law wants them. */
export function LineFacts({ line }: { line: LineView }) {
  const messages = useCartMessages()
  const { language } = useShared().page
  const href = useProductPath()(line.slug)
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{href ? <Link href={href}>{line.name}</Link> : line.name}</p>
      <ul className={styles.details}>
        {line.variantName && <li>{line.variantName}</li>}
        {line.reference && <li>{messages.reference({ number: line.reference })}</li>}
        {line.characteristics.map(({ name, value }) => (
          <li key={name}>
            {name}
            {colonIn[language]} {value}
          </li>
        ))}
        {line.engraving.map(({ name, value }) => (
          <li key={`${name} ${value}`}>
            {name ?? messages.personalization()}
            {colonIn[language]} <q>{value}</q>
          </li>
        ))}
        {line.shippingTime && <li>{messages.shippingTime({ time: line.shippingTime })}</li>}
        {line.reduction && <li>{line.reduction}</li>}
        {line.taxMode === 'margin' && <li>{marginLabel[language]}</li>}
      </ul>
      {line.excludesWithdrawal && <p className={styles.excluded}>{messages.excluded()}</p>}
      <PriceChange line={line} />
    </div>
  )
}

/** A price that is not the one at which the line was put into the cart: shown, never hidden. */
function PriceChange({ line: { price, priceBefore } }: { line: LineView }) {
  const messages = useCartMessages()
  const money = useMoney()
  if (price === undefined || priceBefore === undefined) return null
  return (
    <p className={styles.changed} role="status">
      {messages.priceChanged({ before: money.cents(priceBefore), now: money.cents(price) })}
    </p>
  )
}
