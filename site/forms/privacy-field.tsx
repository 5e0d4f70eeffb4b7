import { useId } from 'react'
import type { ContactPrivacy } from '#domain/company/contact-form.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { Link } from '../ui/link.tsx'
import styles from './form.module.css'
import { FieldProblemText } from './form-field.tsx'
import { useFormMessages } from './messages/form-messages.ts'

/** The approval of the privacy notice, or the notice alone where the project asks for no more (SPEC 5). */
export function PrivacyField({ privacy, problem }: { privacy: ContactPrivacy; problem?: string }) {
  const id = useId()
  const messages = useFormMessages()
  const notice = <Link href={useShared().paths.privacy}>{messages.privacyPolicy()}</Link>
  if (privacy === 'notice') {
    return (
      <p className={styles.hint}>
        {messages.privacyNotice()} {notice}
      </p>
    )
  }
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input
          type="checkbox"
          name="privacy"
          id={id}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <div>
          <label htmlFor={id}>{messages.privacyApproval()}</label> {notice}
        </div>
      </div>
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  )
}
