import { useReducer } from 'react'
import {
  emptySelection,
  type ProductAction,
  type ProductRow,
  type ProductSelection,
  productReducer,
} from '#domain/goods/product-selection.ts'
import { salesTerms, selectionOffer } from '#domain/goods/selection-offer.ts'
import { shippingTimes } from '#domain/goods/shipping-times.ts'
import { stillMeant } from '#domain/goods/variant-axes.ts'
import { chosenIn } from '#domain/paths/chosen-variant.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useSearch } from '../../loader/location.ts'
import type { OfferTexts, ProductView } from './product-view.ts'

type Reducer = (state: ProductSelection<ProductRow>, action: ProductAction<ProductRow>) => ProductSelection<ProductRow>

const load = (row: ProductRow): ProductSelection<ProductRow> =>
  productReducer<ProductRow>(emptySelection, { type: 'add', product: row })

/**
 * The product state (SPEC 3, 4) of a page. The address chooses the variant, so that the choice can be shared and the server
 * renders it; `unknownVariant` when it names one that cannot be chosen.
 */
export function useProduct(view: ProductView) {
  const { shop } = useShared()
  const wanted = chosenIn(new URLSearchParams(useSearch()))
  const [selection, dispatch] = useReducer<ProductSelection<ProductRow>, ProductRow, [ProductAction<ProductRow>]>(
    productReducer as Reducer,
    view.row,
    load,
  )
  const found = selection.variantsAvailable.find((variant) => variant.id === wanted?.id) ?? null
  const part = found && wanted && wanted.by !== 'variant' ? { id: found.id, only: wanted.by } : undefined
  const chosen = part ? null : found
  if (selection.details !== view.row) dispatch({ type: 'add', product: view.row })
  else if (selection.variantSelected !== (chosen?.id ?? null))
    dispatch({ type: 'variantChange', variant: chosen?.id ?? null })

  const shopOpen = shop?.isOpen ?? false
  const terms = salesTerms(view, { shopOpen, purchaseToOrder: shop?.purchaseToOrder ?? false })
  const { offer, limit } = selectionOffer(selection, terms)
  const texts: OfferTexts = (chosen && view.variantTexts[chosen.id]) ?? view.texts
  return {
    selection,
    dispatch,
    variant: chosen,
    /** Only one of its two values is chosen. */
    part,
    /** The variants that the choice leaves, none without one. */
    meant: found ? stillMeant(selection.variantsAvailable, part ?? found).map(({ id }) => id) : [],
    unknownVariant: Boolean(wanted) && !found,
    shopOpen,
    offer,
    limit,
    /** More than one only until a variant is chosen. */
    shippingTimes: shippingTimes(selection, terms, view.times),
    /** Goods of a brand that may be shown but not sold. */
    isShownOnly: view.salesMode === 'display_only',
    texts,
  }
}

/** A product page's state. */
export type ProductState = ReturnType<typeof useProduct>
