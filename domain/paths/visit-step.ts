import { type StoreRoots, storePath, storePlaceOf } from './store-routes.ts'

/** The steps on the way to an order that a page stands for. */
export const visitSteps = ['product', 'cart', 'checkout'] as const

export type VisitStep = (typeof visitSteps)[number]

/** The step that a path of the website is; undefined for every other page. */
export function visitStep(path: string, roots: StoreRoots): VisitStep | undefined {
  const page = storePlaceOf(path, roots)?.place.page
  return visitSteps.find((step) => step === page)
}

/** A path as it is counted: a page of the store without what follows it, which may be the name that opens somebody's order. */
export function countedPath(path: string, roots: StoreRoots): string {
  const found = storePlaceOf(path, roots)
  if (!found || !('rest' in found.place)) return path
  return storePath({ page: found.place.page }, found.language, roots) ?? path
}
