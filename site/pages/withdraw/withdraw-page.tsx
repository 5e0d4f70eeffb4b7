import { useShared } from '../../data/shared-data-context.tsx'
import { Link } from '../../ui/link.tsx'
import { useWithdrawalMessages } from '../../withdrawal/messages/withdrawal-messages.ts'
import { Withdrawal } from '../../withdrawal/withdrawal.tsx'
import { PageIntro } from '../shared/page-intro.tsx'
import styles from './withdraw.module.css'

/** Where a contract is withdrawn from, online and without an account (§ 356a BGB). */
export default function WithdrawPage() {
  const { shop } = useShared()
  const messages = useWithdrawalMessages()
  const terms = shop?.legal.terms
  const withdrawal = shop?.legal.withdrawal
  return (
    <>
      <PageIntro heading={messages.heading()} lead={messages.lead()} />
      <div className={styles.page}>
        <Withdrawal />
        <p className={styles.note}>{messages.byMail()}</p>
        <p className={styles.links}>
          {withdrawal && <Link href={withdrawal}>{messages.withdrawalInfo()}</Link>}
          {terms && <Link href={terms}>{messages.terms()}</Link>}
        </p>
      </div>
    </>
  )
}
