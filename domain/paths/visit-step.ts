import { type StoreRoots, storePlaceOf } from './store-routes.ts'

/** The steps on the way to an order that a page stands for. */
export const visitSteps = ['product', 'cart', 'checkout'] as const

export type VisitStep = (typeof visitSteps)[number]

/** The step that a path of the website is; undefined for every other page. */
export function visitStep(path: string, roots: StoreRoots): VisitStep | undefined {
  const page = storePlaceOf(path, roots)?.place.page
  return visitSteps.find((step) => step === page)
}
