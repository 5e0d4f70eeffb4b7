import { useState } from 'react'
import { browserPart } from '../ui/browser-part.tsx'
import { useConsentDialog } from './consent-dialog-state.tsx'
import { Statistics } from './statistics.tsx'
import { useConsents } from './use-consents.ts'

const ConsentDialog = browserPart(() => import('./consent-dialog.tsx'))

/** What consent does on every page: statistics where they are allowed, and the dialog until the visitor has decided. */
export default function Consent() {
  const { state } = useConsents()
  const { asked } = useConsentDialog()
  const shown = asked || !state.decided
  const [present, setPresent] = useState(shown)
  if (shown && !present) setPresent(true)
  return (
    <>
      {present && <ConsentDialog shown={shown} onCollapsed={() => setPresent(false)} />}
      <Statistics />
    </>
  )
}
