import { type ProductSelection, productReducer } from './product-selection.ts'
import { type SalesTerms, selectionOffer } from './selection-offer.ts'

/**
 * When goods come, as their `shipping_time` says (SPEC 3): of what is selected or, until a variant is chosen, of all that can be
 * chosen, each text once. What cannot be had now has none. `inOrder` are all texts that there are, the shortest time first.
 */
export function shippingTimes(
  selection: ProductSelection,
  terms: SalesTerms,
  inOrder: readonly string[] = [],
): string[] {
  const awaitsVariant = selection.hasVariants && selection.variantSelected === null
  const choices = awaitsVariant
    ? selection.variantsAvailable.map(({ id }) => productReducer(selection, { type: 'variantChange', variant: id }))
    : [selection]
  const times = choices.flatMap((choice) => {
    const canBeHad = (choice.stock ?? 0) > 0 || selectionOffer(choice, terms).offer === 'cart'
    return canBeHad && choice.shippingTime ? [choice.shippingTime] : []
  })
  return [...new Set(times)].toSorted((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b))
}
