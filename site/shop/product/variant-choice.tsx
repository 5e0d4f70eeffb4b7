import type { MouseEvent, ReactNode } from 'react'
import type { VariantRow } from '#domain/goods/product-selection.ts'
import { axisValues, haveTwoAxes } from '#domain/goods/variant-axes.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useLocation } from '../../loader/location.ts'
import { useProductMessages } from './messages/product-messages.ts'
import type { OfferTexts, ProductView } from './product-view.ts'
import type { ProductState } from './use-product.ts'
import styles from './variant-choice.module.css'

type Choice = {
  key: number
  text: string
  query: string
  isChosen: boolean
  /** Why it is struck through, for those who hear the page. */
  gone?: string | undefined
  prices?: OfferTexts | undefined
}

const isGone = ({ stock, reorder_possible }: VariantRow) => (stock ?? 0) < 1 && !reorder_possible

/** The variants that can be chosen, as links to the address with each of them (SPEC 4); where they differ in two things, both are chosen. */
export function VariantChoice({ view, state }: { view: ProductView; state: ProductState }) {
  const messages = useProductMessages()
  const { variantsAvailable, variantDisplayName } = state.selection
  if (variantsAvailable.length === 0) return null
  const pricesDiffer = new Set(variantsAvailable.map(({ id }) => view.variantTexts[id]?.price)).size > 1

  function choicesOf(axis: 0 | 1): Choice[] {
    const chosen = state.part ?? state.variant ?? undefined
    return axisValues(variantsAvailable as Placed[], chosen)[axis].map(
      ({ text, variant, like, isChosen, isElsewhere }) => {
        const row = variantsAvailable.find(({ id }) => id === variant)
        return {
          key: like,
          text,
          query: row ? `variant=${row.id}` : `${['first', 'second'][axis]}=${like}`,
          isChosen,
          gone: isElsewhere ? messages.notTogether() : row && isGone(row) ? messages.soldOut() : undefined,
        }
      },
    )
  }

  if (view.secondName && haveTwoAxes(variantsAvailable))
    return (
      <div className={styles.axes} id="variants" tabIndex={-1}>
        <Choices name={variantDisplayName} choices={choicesOf(0)} isWide id="first-choice" />
        <Choices name={view.secondName} choices={choicesOf(1)} id="second-choice" />
      </div>
    )
  const choices = variantsAvailable.map((row) => ({
    key: row.id,
    text: row.display_name,
    query: `variant=${row.id}`,
    isChosen: state.variant?.id === row.id,
    gone: isGone(row) ? messages.soldOut() : undefined,
    prices: pricesDiffer ? view.variantTexts[row.id] : undefined,
  }))
  return <Choices name={variantDisplayName} choices={choices} isWide={pricesDiffer} id="variants" />
}

type Placed = VariantRow & { values: readonly [string, string] }

type ChoicesProps = { name: string; choices: readonly Choice[]; isWide?: boolean; id: string }

function Choices({ name, choices, isWide = false, id }: ChoicesProps): ReactNode {
  const { alternates, language } = useShared().page
  const [location, navigate] = useLocation()
  const path = alternates.find((alternate) => alternate.language === language)?.path ?? location
  const chosen = choices.find(({ isChosen }) => isChosen)

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(location + event.currentTarget.search, { stay: true })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are links, no fields of a form
    <div className={styles.choice} id={id} role="group" aria-labelledby={`${id}-label`} tabIndex={-1}>
      <p className={styles.label} id={`${id}-label`}>
        {name}
        {chosen && (
          <span>
            {colonIn[language]} {chosen.text}
          </span>
        )}
      </p>
      <ul className={isWide ? styles.wide : styles.list}>
        {choices.map(({ key, text, query, isChosen, gone, prices }) => (
          <li key={key}>
            <a
              data-stands-in=""
              href={`${path}?${query}`}
              onClick={choose}
              className={styles.variant}
              data-gone={Boolean(gone)}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span>{text}</span>
              {prices && <small>{prices.price}</small>}
              {prices?.basePrice && <small>{prices.basePrice}</small>}
              {gone && <span className="visually-hidden"> ({gone})</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
