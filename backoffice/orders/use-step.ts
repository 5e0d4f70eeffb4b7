import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ApiError } from '#sdk/api-error.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'

/** A step of an order that a call takes: whether it is under way, and what went wrong. `close` is told when it is taken. */
export function useStep(close: (isTaken: boolean) => void) {
  const { gate } = useBackend()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const [{ fault, field }, setRefusal] = useState<Refusal>({})
  const [isBusy, setIsBusy] = useState(false)

  /** Takes the step and says `success` once it is taken. */
  async function take(call: () => Promise<unknown>, success: string) {
    setRefusal({})
    setIsBusy(true)
    try {
      await gate.guarded(call)
      notify(success, { type: 'success' })
      close(true)
    } catch (error) {
      setRefusal({ fault: failureWords(error), field: refusedField(error) })
      setIsBusy(false)
    }
  }

  const refuse = (said: string | undefined, of?: string) => setRefusal({ fault: said, field: of })
  /** What is said of the step, and of its amount. */
  const faults = field === 'amount' ? { amountFault: fault } : { fault }
  return { fault: undefined, amountFault: undefined, ...faults, isBusy, refuse, take }
}

interface Refusal {
  readonly fault?: string | undefined
  readonly field?: string | undefined
}

const refusedField = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.body as { field?: string } | undefined)?.field : undefined
