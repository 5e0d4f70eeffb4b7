import type { ProjectRow } from './rows.ts'

/**
 * Contracts can be withdrawn from as long as there may be some: with every shop, also one that is switched off or in maintenance
 * (§ 356a BGB). A project that has, or had, a shop has a store root.
 */
export function hasContracts({ translations }: Pick<ProjectRow, 'translations'>): boolean {
  return translations.some(({ store_root }) => store_root)
}
