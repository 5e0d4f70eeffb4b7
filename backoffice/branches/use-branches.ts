import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'

export interface BranchName {
  readonly id: number
  readonly display_name: string
}

/** The houses of the shop in their order; none until they are known. */
export function useBranches(): readonly BranchName[] {
  const { gate, sdk } = useBackend()
  const { data = [] } = useQuery({
    queryKey: ['branch-names'],
    queryFn: async () => {
      const read = () => sdk.items('branch').read({ fields: ['id', 'display_name'], sort: ['sort'], limit: -1 })
      return (await gate.guarded(read)).data
    },
  })
  return data
}
