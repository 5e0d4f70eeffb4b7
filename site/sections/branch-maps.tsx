import { useConsentMessages } from '../consent/messages/use-consent-messages.ts'
import { ThirdPartyContent } from '../consent/third-party-content.tsx'
import { ThirdPartyFrame } from '../consent/third-party-frame.tsx'
import { useShared } from '../data/shared-data-context.tsx'
import styles from './branch-maps.module.css'
import type { BranchView } from './section-view.ts'

/** A map for each branch, from the provider that the project has chosen; all of them are loaded by one permission. */
export default function BranchMaps({ branches }: { branches: BranchView[] }) {
  const { map } = useShared().consents
  const messages = useConsentMessages()
  if (!map) return null
  return (
    <ThirdPartyContent provider={map} purpose={messages.mapPurpose()} className={styles.place}>
      <div className={styles.maps}>
        {branches.map(
          ({ name, map: src }) => src && <ThirdPartyFrame key={name} src={src} title={messages.mapTitle({ name })} />,
        )}
      </div>
    </ThirdPartyContent>
  )
}
