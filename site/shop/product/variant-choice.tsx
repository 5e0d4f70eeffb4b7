import type { MouseEvent } from 'react'
import { colonIn } from '#domain/texts/colon.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useLocation } from '../../loader/location.ts'
import { useProductMessages } from './messages/product-messages.ts'
import type { ProductView } from './product-view.ts'
import type { ProductState } from './use-product.ts'
import styles from './variant-choice.module.css'

/** The variants that can be chosen, as links to the address with each of them (SPEC 4). */
export function VariantChoice({ view, state }: { view: ProductView; state: ProductState }) {
  const { selection } = state
  const messages = useProductMessages()
  const { alternates, language } = useShared().page
  const [location, navigate] = useLocation()
  if (selection.variantsAvailable.length === 0) return null
  const path = alternates.find((alternate) => alternate.language === language)?.path ?? location
  const pricesDiffer = new Set(selection.variantsAvailable.map(({ id }) => view.variantTexts[id]?.price)).size > 1

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(location + event.currentTarget.search, { stay: true })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are links, no fields of a form
    <div className={styles.choice} id="variants" role="group" aria-labelledby="variants-label" tabIndex={-1}>
      <p className={styles.label} id="variants-label">
        {selection.variantDisplayName}
        {state.variant && (
          <span>
            {colonIn[language]} {state.variant.display_name}
          </span>
        )}
      </p>
      <ul className={pricesDiffer ? styles.wide : styles.list}>
        {selection.variantsAvailable.map(({ id, display_name, stock, reorder_possible }) => {
          const isGone = (stock ?? 0) < 1 && !reorder_possible
          return (
            <li key={id}>
              <a
                data-stands-in=""
                href={`${path}?variant=${id}`}
                onClick={choose}
                className={styles.variant}
                data-gone={isGone}
                aria-current={state.variant?.id === id ? 'true' : undefined}
              >
                <span>{display_name}</span>
                {pricesDiffer && <small>{view.variantTexts[id]?.price}</small>}
                {pricesDiffer && view.variantTexts[id]?.basePrice && <small>{view.variantTexts[id].basePrice}</small>}
                {isGone && <span className="visually-hidden"> ({messages.soldOut()})</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
