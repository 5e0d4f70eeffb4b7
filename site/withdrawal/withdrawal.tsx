import { useState } from 'react'
import type { WithdrawalDeclaration } from '#domain/orders/withdrawal-form.ts'
import { useShared } from '../data/shared-data-context.tsx'
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
  const [entered, setEntered] = useState<Entered | null>(null)
  const [step, setStep] = useState<'form' | 'check' | 'sending'>('form')
  const [outcome, setOutcome] = useState<WithdrawalOutcome | null>(null)

  async function confirm({ declaration, homepage }: Entered) {
    setStep('sending')
    const result = await sendWithdrawal(declaration, { language, homepage }, (...request) => fetch(...request))
    setOutcome(result)
    setStep(result.kind === 'problems' ? 'form' : 'check')
  }

  if (outcome?.kind === 'received' && entered) {
    return <WithdrawalDone outcome={outcome} email={entered.declaration.confirmation_email} />
  }
  if (entered && step !== 'form') {
    return (
      <WithdrawalCheck
        declaration={entered.declaration}
        sending={step === 'sending'}
        failure={outcome?.kind === 'tooMany' || outcome?.kind === 'failed' ? outcome.kind : null}
        onConfirm={() => confirm(entered)}
        onChange={() => setStep('form')}
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
        setStep('check')
      }}
    />
  )
}
