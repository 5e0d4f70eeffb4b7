import type { OrderBranch } from '#domain/orders/order-parts.ts'
import type { BranchName } from './use-branches.ts'

interface OfBranch {
  readonly branch: number | null
  readonly branch_name: string
}

/** A branch as the back office calls it; the visitor's word for it, in their language, where it is gone. */
export const houseOf = ({ branch, branch_name }: OfBranch, branches: readonly BranchName[]): string =>
  branches.find(({ id }) => id === branch)?.display_name ?? branch_name

interface Collected {
  readonly collect_branch: number | null
  readonly branch: OrderBranch | null
}

/** Where an order is collected, as the back office calls it; undefined where it is sent. */
export const collectedAt = (
  { collect_branch, branch }: Collected,
  branches: readonly BranchName[],
): string | undefined =>
  branch ? houseOf({ branch: collect_branch ?? branch.id, branch_name: branch.name }, branches) : undefined
