import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'

/** A way to do something of a screen: what failed is said, and what was read under `key` is read anew. */
export function useRun(key: readonly string[]) {
  const { gate } = useBackend()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setFault(undefined)
    setBusy(true)
    try {
      return await gate.guarded(work)
    } catch (error) {
      setFault(failureWords(error))
      return undefined
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: key })
    }
  }

  return { fault, isBusy, run }
}
