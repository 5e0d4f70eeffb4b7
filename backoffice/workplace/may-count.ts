import type { Workplace } from './workplace.ts'

/** Whether the person may say how many pieces lie at a place: a branch, null for those of parcels; undefined: all of them together. */
export function mayCount({ model, user }: Workplace, place: number | null | undefined): boolean {
  const product = model.get('ecommerce_product')
  if (!product?.actions.includes('update')) return false
  return user.branch === null ? !product.fields.stock?.readonly : user.branch === place
}
