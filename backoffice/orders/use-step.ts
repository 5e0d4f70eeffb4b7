import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { failureText } from '../api/failure.ts'
import { useProblemText } from '../api/use-problem-text.ts'

/** A step of an order that a call takes: whether it is under way, and what went wrong. `close` is told when it is taken. */
export function useStep(close: (isTaken: boolean) => void, success = 'office.order.moved') {
  const { gate } = useBackend()
  const notify = useNotify()
  const problemText = useProblemText()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function take(call: () => Promise<unknown>) {
    setIsBusy(true)
    try {
      await gate.guarded(call)
      notify(success, { type: 'success' })
      close(true)
    } catch (error) {
      setFault(problemText(failureText(error)))
      setIsBusy(false)
    }
  }

  return { fault, isBusy, refuse: setFault, take }
}
