import { useEffect } from 'react'
import { useShared } from '../data/shared-data-context.tsx'
import { Link } from '../ui/link.tsx'
import { useConsentMessages } from './messages/use-consent-messages.ts'
import styles from './retailer-clock.module.css'
import { CLOCK_ID, showRetailerClock } from './retailer-clock-script.ts'
import { ThirdPartyContent } from './third-party-content.tsx'

/** The retailer clock of SPEC 2 and 8, once the visitor allows it; it links to the brand's page. */
export default function RetailerClock() {
  const { clock } = useShared().consents
  const messages = useConsentMessages()
  if (!clock) return null
  return (
    <ThirdPartyContent
      provider={clock.provider}
      purpose={messages.clockPurpose()}
      className={styles.clock}
      compact={messages.clockButton()}
    >
      <Link href={clock.href} className={styles.link} aria-label={messages.clockLink()}>
        <Dial dealerKey={clock.dealerKey} />
      </Link>
    </ThirdPartyContent>
  )
}

function Dial({ dealerKey }: { dealerKey: string }) {
  const { language } = useShared().page
  useEffect(() => {
    showRetailerClock(window, { dealerKey, language }, console.warn)
  }, [dealerKey, language])
  return <div id={CLOCK_ID} />
}
