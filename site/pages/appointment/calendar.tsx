import { useConsentMessages } from '../../consent/messages/use-consent-messages.ts'
import { ThirdPartyContent } from '../../consent/third-party-content.tsx'
import { ThirdPartyFrame } from '../../consent/third-party-frame.tsx'
import { useShared } from '../../data/shared-data-context.tsx'
import styles from './appointment.module.css'

export default function Calendar({ src }: { src: string }) {
  const { appointment } = useShared().consents
  const messages = useConsentMessages()
  if (!appointment) return null
  return (
    <ThirdPartyContent provider={appointment} purpose={messages.appointmentPurpose()} className={styles.frame}>
      <ThirdPartyFrame src={src} title={messages.appointmentTitle()} />
    </ThirdPartyContent>
  )
}
