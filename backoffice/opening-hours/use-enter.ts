import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { RowOf } from '#contract/model/row-of.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'

/** Days on which the houses, or one of them, are closed. */
export type EnteredClosure = Pick<RowOf<'opening_exception', ['*']>, 'branch' | 'kind' | 'from_date' | 'until_date'> & {
  readonly translations: readonly { readonly language: string; readonly note: string }[]
}

/** Enters closures one after the other; `close` is told when all are in. */
export function useEnter(close: () => void) {
  const { sdk, gate } = useBackend()
  const client = useQueryClient()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function enter(closures: readonly EnteredClosure[]) {
    setIsBusy(true)
    try {
      for (const closure of closures) await gate.guarded(() => sdk.items('opening_exception').create({ ...closure }))
      notify('office.calendar.entered', { type: 'success' })
      close()
    } catch (error) {
      setFault(failureWords(error))
      setIsBusy(false)
    } finally {
      await client.invalidateQueries()
    }
  }

  return { fault, isBusy, refuse: setFault, enter }
}
