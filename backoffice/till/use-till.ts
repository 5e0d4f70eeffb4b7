import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../api/backend-context.ts'
import { failureText } from '../api/failure.ts'
import { useProblemText } from '../api/use-problem-text.ts'

const KEY = ['till-files']

/** Milliseconds between two looks for a new file. */
const LOOK_EVERY = 10_000

/** Where files of tills come from, what became of them, and a way to do something that tells what failed. */
export function useTill() {
  const { sdk, gate } = useBackend()
  const queries = useQueryClient()
  const problemText = useProblemText()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
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

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setFault(undefined)
    setBusy(true)
    try {
      return await gate.guarded(work)
    } catch (error) {
      setFault(problemText(failureText(error)))
      return undefined
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: KEY })
    }
  }

  return { calls: sdk.till, places, runs, fault, isBusy, run }
}
