import { type SubmitEvent, useRef, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { checkPersonalization } from '#domain/goods/personalization.ts'
import { inOrderOf } from '#domain/goods/variant-pictures.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useCart } from '../cart/use-cart.ts'
import styles from './cart-offer.module.css'
import { useProductMessages } from './messages/product-messages.ts'
import { PersonalizationFields } from './personalization-fields.tsx'
import type { ProductView } from './product-view.ts'
import { Quantity } from './quantity.tsx'
import { usePieces } from './use-pieces.ts'
import type { ProductState } from './use-product.ts'

type CartOfferProps = { view: ProductView; state: ProductState }

/** Number, personalization of each piece, and the way into the cart. */
export function CartOffer({ view, state }: CartOfferProps) {
  const { selection, dispatch, limit, variant } = state
  const { cart, ready, dispatch: change } = useCart()
  const messages = useProductMessages()
  const form = useRef<HTMLFormElement>(null)
  const [strict, setStrict] = useState(false)
  const [added, setAdded] = useState(false)
  const { row, personalization } = view

  const inCart = piecesIn(cart, row.id, variant?.id ?? null)
  const left = Math.max(0, limit - inCart)
  const hasAll = left === 0 && inCart > 0
  const count = Math.min(selection.countSelected, Math.max(1, left))
  const fields = personalization?.fields ?? []
  const { pieces, setPiece, canDiffer, isDifferent, different, setDifferent } = usePieces(count, {
    values: selection.personalization,
    change: (values) => dispatch({ type: 'personalizationChange', values }),
  })

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (left === 0) return
    setStrict(true)
    if (pieces.some((values) => Object.keys(checkPersonalization(fields, values)).length > 0)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const line = { ...goodsOf(view, state), count: isDifferent ? 1 : count }
    for (const personalization of pieces) change({ type: 'add', line: { ...line, personalization } })
    setStrict(false)
    setAdded(true)
    dispatch({ type: 'countChange', count: 1 })
  }

  return (
    <form ref={form} className={styles.offer} onSubmit={onSubmit} noValidate>
      <noscript>
        <p className={styles.note}>{messages.needsScript()}</p>
      </noscript>
      <div className={styles.fields}>
        {personalization && (
          <Pieces
            personalization={personalization}
            pieces={pieces}
            numbered={isDifferent}
            strict={strict}
            onChange={(index, changed) => {
              setAdded(false)
              setPiece(index, changed)
            }}
          />
        )}
        {personalization && canDiffer && (
          <label className={styles.different}>
            <input type="checkbox" checked={different} onChange={(event) => setDifferent(event.target.checked)} />
            {messages.eachDifferent()}
          </label>
        )}
        {left > 0 && (
          <Quantity
            count={count}
            limit={left}
            all={limit}
            onChange={(wanted) => {
              setAdded(false)
              dispatch({ type: 'countChange', count: wanted })
            }}
          />
        )}
        <Button type="submit" className={styles.add} aria-disabled={ready && left === 0}>
          {messages.addToCart()}
        </Button>
      </div>
      <div role="status" className={styles.added}>
        {(added || (ready && hasAll)) && <InCart added={added ? view.name : undefined} hasAll={hasAll} />}
      </div>
    </form>
  )
}

type PiecesProps = {
  personalization: NonNullable<ProductView['personalization']>
  pieces: readonly Record<string, string>[]
  numbered: boolean
  strict: boolean
  onChange: (index: number, changed: Record<string, string>) => void
}

/** The fields of each piece that is to be different, or once for all. */
function Pieces({ personalization: { heading, fields }, pieces, numbered, strict, onChange }: PiecesProps) {
  const messages = useProductMessages()
  return pieces.map((values, index) => (
    <PersonalizationFields
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their number
      key={index}
      heading={numbered ? `${heading}, ${messages.piece({ number: index + 1 })}` : heading}
      fields={fields}
      values={values}
      strict={strict}
      onChange={(changed) => onChange(index, changed)}
    />
  ))
}

/** Says what was added, and that there is no more of it to be had, with the way to the cart. */
function InCart({ added, hasAll }: { added: string | undefined; hasAll: boolean }) {
  const { shop } = useShared()
  const messages = useProductMessages()
  return (
    <>
      {added !== undefined && <p>{messages.added({ name: added })}</p>}
      {hasAll && <p>{messages.allInCart()}</p>}
      {shop?.paths.cart && (
        <ButtonLink href={shop.paths.cart} look="secondary">
          {messages.toCart()}
        </ButtonLink>
      )}
    </>
  )
}

/** What a line of the cart says of the product, or of the variant that is chosen. */
const goodsOf = ({ row, slug, name, images }: ProductView, { variant, selection }: ProductState) => ({
  product: { id: row.id, slug, display_name: name, image: inOrderOf(images, variant ? [variant.id] : [])[0]?.thumb },
  variant: variant && { id: variant.id, display_name: variant.display_name },
  priceBrutto: selection.priceBrutto ?? 0,
})

/** How many pieces of a product, or of one of its variants, the cart holds. */
const piecesIn = (cart: Cart, product: number, variant: number | null): number =>
  cart.products
    .filter((line) => line.product.id === product && (line.variant?.id ?? null) === variant)
    .reduce((sum, line) => sum + line.count, 0)
