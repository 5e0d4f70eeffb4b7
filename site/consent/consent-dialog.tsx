import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { consentBanner } from '#domain/consent/consent-banner.ts'
import type { ConsentState } from '#domain/consent/consents.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useSettled } from '../ui/use-mounted.ts'
import { BANNER_ID } from './banner-id.ts'
import { ConsentChoices } from './consent-choices.tsx'
import styles from './consent-dialog.module.css'
import { useConsentDialog } from './consent-dialog-state.tsx'
import type { Decision } from './decision.ts'
import { useConsentMessages } from './messages/use-consent-messages.ts'
import { useBannerSpace } from './use-banner-space.ts'
import { useConsents } from './use-consents.ts'

/** How long the banner takes to unfold and to collapse, in milliseconds (SPEC 2); the styles say the same. */
const COLLAPSE = 500

const HEADING = 'consent-heading'

export type ConsentDialogProps = { shown: boolean; onCollapsed: () => void }

/** The cookie banner of SPEC 2 and 4. It does not bar the page, so that privacy and imprint can be read before a choice. */
export default function ConsentDialog({ shown, onCollapsed }: ConsentDialogProps) {
  const messages = useConsentMessages()
  const { paths, page } = useShared()
  const texts = consentBanner[page.language]
  const consents = useConsents()
  const { state, text } = useStanding(consents, shown)
  const { asked, close } = useConsentDialog()
  const banner = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  // Only then it is known what the visitor has decided.
  const settled = useSettled()
  useBannerSpace(banner, shown && settled)
  const offers = state.entries.map(({ function_id, locked, default_on }) => ({ function_id, locked, default_on }))

  useShownBanner(shown, settled, onCollapsed)

  useEffect(() => {
    if (!asked || !settled) return
    opener.current = document.activeElement
    banner.current?.focus()
  }, [asked, settled])

  function leave() {
    const back = opener.current?.isConnected ? opener.current : document.getElementById('content')
    opener.current = null
    close()
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }

  function onDecide(type: Decision, toggles: ConsentState) {
    consents.decide(type, toggles)
    if (type !== 'reset') leave()
  }

  // Escape closes what was opened, but is no answer to a question that is still open.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && state.decided) leave()
  }

  return (
    <section
      id={BANNER_ID}
      ref={banner}
      data-asleep={settled ? undefined : ''}
      data-offers={JSON.stringify(offers)}
      data-nosnippet=""
      className={styles.banner}
      data-shown={shown}
      inert={!shown}
      tabIndex={-1}
      aria-labelledby={HEADING}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 id={HEADING} className={styles.heading}>
          {texts.heading}
        </h2>
        {state.decided && (
          <button type="button" className={styles.close} onClick={leave} aria-label={messages.close()}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <p>{texts.intro}</p>
      <ConsentChoices key={`${page.language} ${text}`} state={state} onDecide={onDecide} />
      <p className={styles.links}>
        {paths.privacy && <Link href={paths.privacy}>{messages.privacy()}</Link>}
        {paths.imprint && <Link href={paths.imprint}>{messages.imprint()}</Link>}
      </p>
    </section>
  )
}

/** Marks the page for as long as the banner is seen: it came with the page, also for who has decided. */
function useShownBanner(shown: boolean, settled: boolean, onCollapsed: () => void): void {
  useEffect(() => {
    if (!settled) return
    const { dataset } = document.documentElement
    if (shown) {
      dataset.asked = ''
      return
    }
    const timer = setTimeout(() => {
      delete dataset.asked
      onCollapsed()
    }, COLLAPSE)
    return () => clearTimeout(timer)
  }, [shown, settled, onCollapsed])
}

type Consents = ReturnType<typeof useConsents>

/** The consents as they last were while the banner was shown: what they become by a decision must not change it on its way out. */
function useStanding({ state, text }: Consents, shown: boolean): Pick<Consents, 'state' | 'text'> {
  const [standing, setStanding] = useState({ state, text })
  if (shown && standing.state !== state) setStanding({ state, text })
  return standing
}
