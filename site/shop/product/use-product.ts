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
import { enteredId } from '#domain/texts/entered-text.ts'
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
  const wanted = new URLSearchParams(useSearch()).get('variant')
  const [selection, dispatch] = useReducer<ProductSelection<ProductRow>, ProductRow, [ProductAction<ProductRow>]>(
    productReducer as Reducer,
    view.row,
    load,
  )
  const id = wanted ? enteredId(wanted) : undefined
  const chosen = selection.variantsAvailable.find((variant) => variant.id === id) ?? null
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
    unknownVariant: Boolean(wanted) && !chosen,
    shopOpen,
    offer,
    limit,
    /** More than one only until a variant is chosen. */
    shippingTimes: shippingTimes(selection, terms),
    /** Goods of a brand that may be shown but not sold. */
    isShownOnly: view.salesMode === 'display_only',
    texts,
  }
}

/** A product page's state. */
export type ProductState = ReturnType<typeof useProduct>
