import { useRef } from 'react'
import { storedConsentId } from '#domain/consent/consents.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { useConsentDialog } from './consent-dialog-state.tsx'
import styles from './consent-manager.module.css'
import { ContentConsents } from './content-consents.tsx'
import { useConsentMessages } from './messages/use-consent-messages.ts'
import { useConsents } from './use-consents.ts'

/** What the visitor has decided and allowed, on the privacy page, with a click to take it back (SPEC 2, `consentmanager`). */
export default function ConsentManager() {
  const messages = useConsentMessages()
  const { page } = useShared()
  const { state, text, decide } = useConsents()
  const id = storedConsentId(text)
  const { open } = useConsentDialog()
  const heading = useRef<HTMLHeadingElement>(null)
  const stateOf = (given: boolean) => (given ? messages.given() : messages.notGiven())
  return (
    <div id="consentmanager">
      <h2 ref={heading} tabIndex={-1}>
        {messages.currentHeading()}
      </h2>
      <p role="status">{!state.decided && messages.undecided()}</p>
      <dl className={styles.list}>
        {state.entries.map(({ function_id, display_name, description, link, locked, consentGiven }) => (
          <div key={function_id} className={styles.entry}>
            <dt>
              {display_name}
              {colonIn[page.language]} <em>{locked ? messages.alwaysOn() : stateOf(state.decided && consentGiven)}</em>
            </dt>
            <dd>
              {description}{' '}
              {link && !link.endsWith('#cookies') && (
                <Link href={link}>{messages.readMore({ name: display_name })}</Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {id && <p className={styles.id}>{messages.recordId({ id })}</p>}
      <p className={styles.buttons}>
        <Button onClick={open}>{messages.settings()}</Button>
        {state.decided && (
          <Button look="secondary" onClick={() => decide('rejectAll')}>
            {messages.withdrawAll()}
          </Button>
        )}
      </p>
      <ContentConsents onEmptied={() => heading.current?.focus()} />
    </div>
  )
}
