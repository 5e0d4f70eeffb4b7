/**
 * What a way of shipping costs, in cents: its own price, also 0, else the one that the shop's settings give for all. Goods that
 * are collected are sent nowhere, so they cost only what the way itself asks. (SPEC 3)
 */
export function shippingPrice(
  { price, isCollection }: { price: number | null; isCollection: boolean },
  shippingCost: number,
): number {
  return price ?? (isCollection ? 0 : shippingCost)
}
