import type { ProjectRow } from './rows.ts'

/** As much of a project as says whether it has, or had, a store. */
export type Contracts = { readonly translations: readonly Pick<ProjectRow['translations'][number], 'store_root'>[] }

/**
 * Contracts can be withdrawn from as long as there may be some: with every shop, also one that is switched off or in maintenance
 * (§ 356a BGB). A project that has, or had, a shop has a store root.
 */
export function hasContracts({ translations }: Contracts): boolean {
  return translations.some(({ store_root }) => store_root)
}
