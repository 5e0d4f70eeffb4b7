import { useEffect, useRef } from 'react'
import type { WithdrawalDeclaration } from '#domain/orders/withdrawal-form.ts'
import { Button } from '../ui/button.tsx'
import { useWithdrawalMessages } from './messages/withdrawal-messages.ts'
import styles from './withdrawal.module.css'

type WithdrawalCheckProps = {
  declaration: WithdrawalDeclaration
  sending: boolean
  failure: 'tooMany' | 'failed' | null
  onConfirm: () => void
  onChange: () => void
}

/** The second step: the declaration to be read once more, and the button that makes it. */
export function WithdrawalCheck({ declaration, sending, failure, onConfirm, onChange }: WithdrawalCheckProps) {
  const messages = useWithdrawalMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, contract_reference: reference, items_text: items, confirmation_email: email } = declaration

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.check}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.stepTwo()}
      </h2>
      <p>{messages.checkText()}</p>
      <blockquote className={styles.declaration}>
        <p>{messages.declaration({ name, reference })}</p>
        {items && <p>{messages.declarationItems({ items })}</p>}
      </blockquote>
      <p>{messages.confirmationTo({ email })}</p>
      <div className={styles.actions}>
        <Button
          aria-disabled={sending}
          onClick={() => {
            if (!sending) onConfirm()
          }}
        >
          {messages.confirm()}
        </Button>
        <Button look="secondary" aria-disabled={sending} onClick={onChange}>
          {messages.change()}
        </Button>
      </div>
      <p role={failure ? 'alert' : 'status'} className={styles.said} data-failed={failure !== null}>
        {sending && messages.sending()}
        {failure === 'tooMany' && messages.tooMany()}
        {failure === 'failed' && messages.failed()}
      </p>
    </section>
  )
}
