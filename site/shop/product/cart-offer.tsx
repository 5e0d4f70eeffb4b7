import { type SubmitEvent, useRef, useState } from 'react'
import { checkPersonalization } from '#domain/goods/personalization.ts'
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
  const { shop } = useShared()
  const messages = useProductMessages()
  const form = useRef<HTMLFormElement>(null)
  const [strict, setStrict] = useState(false)
  const [added, setAdded] = useState(false)
  const { row, personalization } = view

  const inCart = cart.products
    .filter((line) => line.product.id === row.id && (line.variant?.id ?? null) === (variant?.id ?? null))
    .reduce((sum, line) => sum + line.count, 0)
  const left = Math.max(0, limit - inCart)
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
    for (const values of pieces) {
      change({
        type: 'add',
        line: {
          product: { id: row.id, slug: view.slug, display_name: view.name, image: view.thumb },
          variant: variant && { id: variant.id, display_name: variant.display_name },
          personalization: values,
          count: isDifferent ? 1 : count,
          priceBrutto: selection.priceBrutto ?? 0,
        },
      })
    }
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
        {pieces.map((values, index) =>
          personalization ? (
            <PersonalizationFields
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their number
              key={index}
              heading={
                isDifferent
                  ? `${personalization.heading}: ${messages.piece({ number: index + 1 })}`
                  : personalization.heading
              }
              fields={personalization.fields}
              values={values}
              strict={strict}
              onChange={(changed) => {
                setAdded(false)
                setPiece(index, changed)
              }}
            />
          ) : null,
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
        {(added || (ready && left === 0 && inCart > 0)) && (
          <>
            {added && <p>{messages.added({ name: view.name })}</p>}
            {left === 0 && inCart > 0 && <p>{messages.allInCart()}</p>}
            {shop?.paths.cart && (
              <ButtonLink href={shop.paths.cart} look="secondary">
                {messages.toCart()}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </form>
  )
}
