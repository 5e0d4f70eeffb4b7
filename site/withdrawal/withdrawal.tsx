import { useState } from 'react'
import type { WithdrawalDeclaration } from '#domain/orders/withdrawal-form.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useLocation, useSearch } from '../loader/location.ts'
import { sendWithdrawal, type WithdrawalOutcome } from './send-withdrawal.ts'
import { WithdrawalCheck } from './withdrawal-check.tsx'
import { WithdrawalDone } from './withdrawal-done.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

export type Entered = { declaration: WithdrawalDeclaration; homepage: string }

/**
 * The withdrawal function in its two steps: what is withdrawn from, and the confirmation, which alone makes the declaration
 * (§ 356a BGB). Without a script the backend shows the second step.
 */
export function Withdrawal() {
  const { language } = useShared().page
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const [entered, setEntered] = useState<Entered | null>(null)
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<WithdrawalOutcome | null>(null)

  /** Each step has its place in the browser's history, so that its way back leads to what was entered. */
  function goTo(step: 'form' | 'check') {
    if (step === 'check') query.set('step', step)
    else query.delete('step')
    void navigate(query.size > 0 ? `${path}?${query}` : path)
  }

  async function confirm({ declaration, homepage }: Entered) {
    setSending(true)
    const result = await sendWithdrawal(declaration, { language, homepage }, (...request) => fetch(...request))
    setOutcome(result)
    setSending(false)
    if (result.kind === 'problems') goTo('form')
  }

  if (outcome?.kind === 'received' && entered) {
    return <WithdrawalDone outcome={outcome} email={entered.declaration.confirmation_email} />
  }
  if (entered && (sending || query.get('step') === 'check')) {
    return (
      <WithdrawalCheck
        declaration={entered.declaration}
        sending={sending}
        failure={outcome?.kind === 'tooMany' || outcome?.kind === 'failed' ? outcome.kind : null}
        onConfirm={() => confirm(entered)}
        onChange={() => goTo('form')}
      />
    )
  }
  return (
    <WithdrawalForm
      entered={entered?.declaration}
      refused={outcome?.kind === 'problems' ? outcome.problems : undefined}
      onEntered={(next) => {
        setEntered(next)
        setOutcome(null)
        goTo('check')
      }}
    />
  )
}
