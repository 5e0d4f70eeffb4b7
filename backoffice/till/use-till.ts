import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import { useRun } from '../work/use-run.ts'

const KEY = ['till-files']

/** Milliseconds between two looks for a new file. */
const LOOK_EVERY = 10_000

/** Where files of tills come from, what became of them, and a way to do something that tells what failed. */
export function useTill() {
  const { sdk, gate } = useBackend()
  const work = useRun(KEY)
  const { data: places = [] } = useQuery({
    queryKey: [...KEY, 'places'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.till.places()),
  })
  const { data: runs } = useQuery({
    queryKey: [...KEY, 'runs'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.till.runs()),
    refetchInterval: LOOK_EVERY,
  })

  return { calls: sdk.till, places, runs, ...work }
}
