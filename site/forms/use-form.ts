import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMounted } from '../ui/use-mounted.ts'
import type { FormFields, FormOutcome, Problems } from './form-outcome.ts'
import { doHeldPress } from './wanted-form.ts'

export type SendingStatus = 'idle' | 'sending' | FormOutcome['kind']

interface UseForm {
  /** Loads what checks and sends the form. */
  load: () => Promise<(fields: FormFields) => Promise<FormOutcome>>
  onSent: (form: HTMLFormElement) => void
}

const NONE: Problems = {}

/**
 * A form that is sent by script: its state, the problems of its fields, and the focus on the first of them. When the script that
 * sends it cannot be loaded, the browser sends it by itself.
 */
export function useForm({ load, onSent }: UseForm) {
  const form = useRef<HTMLFormElement>(null)
  const isMounted = useMounted()
  // A form that came with the page has been there from its start, which is 0.
  const [shownAt] = useState(() => (isMounted ? performance.now() : 0))
  const [state, setState] = useState<{ status: SendingStatus; problems: Problems }>({ status: 'idle', problems: NONE })
  const { status, problems } = state

  useEffect(() => {
    if (form.current) doHeldPress(form.current)
  }, [])

  useEffect(() => {
    if (problems !== NONE) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  async function submit(element: HTMLFormElement) {
    const elapsed = Math.round(performance.now() - shownAt)
    const fields = { ...Object.fromEntries(new FormData(element)), elapsed }
    setState({ status: 'sending', problems: NONE })
    const send = await load().catch(() => null)
    if (!send && navigator.onLine) return HTMLFormElement.prototype.submit.call(element)
    // Without a connection the browser would put its own words in place of the page, and what was entered.
    const outcome: FormOutcome = send ? await send(fields) : { kind: 'failed' }
    setState({ status: outcome.kind, problems: outcome.kind === 'problems' ? outcome.problems : NONE })
    // Who has gone on to another page meanwhile is not taken back from it.
    if (outcome.kind === 'sent' && element.isConnected) onSent(element)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (status !== 'sending') void submit(event.currentTarget)
  }

  return { form, status, problems, onSubmit }
}
