import { useQuery } from '@tanstack/react-query'
import type { Answerable } from '#contract/wire/answers.ts'
import { useBackend } from '../api/backend-context.ts'

export const ASSIGNED = 'assigned-questions'

/** Who looks after the open questions of a kind, by their ids. */
export function useAssigned(kind: Answerable, enabled: boolean): ReadonlyMap<number, { user: number; email: string }> {
  const { gate, sdk } = useBackend()
  const { data } = useQuery({
    queryKey: [ASSIGNED, kind],
    gcTime: 0,
    enabled,
    queryFn: () => gate.guarded(() => sdk.answers.assigned(kind)),
  })
  return new Map(data?.map(({ question, ...who }) => [question, who]))
}
