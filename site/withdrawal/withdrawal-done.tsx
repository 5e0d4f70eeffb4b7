import { useEffect, useRef } from 'react'
import { zonedMoment } from '#domain/company/zoned-moment.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { Button } from '../ui/button.tsx'
import { useWithdrawalMessages } from './messages/withdrawal-messages.ts'
import type { WithdrawalOutcome } from './send-withdrawal.ts'
import styles from './withdrawal.module.css'

type Received = Extract<WithdrawalOutcome, { kind: 'received' }>

/** What was received and when, by the shop's clock, to be printed and kept. */
export function WithdrawalDone({ outcome, email }: { outcome: Received; email: string }) {
  const { language } = useShared().page
  const messages = useWithdrawalMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const moment = zonedMoment(language, 'exact')(outcome.receivedOn)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.check}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.doneHeading()}
      </h2>
      <p role="status">{messages.doneText({ moment, email })}</p>
      <blockquote className={styles.declaration}>{outcome.declaration}</blockquote>
      <Button look="secondary" onClick={() => print()}>
        {messages.print()}
      </Button>
    </section>
  )
}
