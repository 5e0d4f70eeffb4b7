import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useShared } from '../data/shared-data-context.tsx'
import { untilLoaded } from '../data/until-loaded.ts'
import { useSettled } from '../ui/use-mounted.ts'
import type { ConsentDialogProps } from './consent-dialog.tsx'
import { useConsentDialog } from './consent-dialog-state.tsx'
import { Statistics } from './statistics.tsx'
import { useConsents } from './use-consents.ts'

let want = () => {}
const wanted = new Promise<void>((resolve) => {
  want = resolve
})

/** The dialog as it came with the page, until it has to ask: only then its code is loaded. */
const LateDialog = lazy(() => wanted.then(() => untilLoaded(() => import('./consent-dialog.tsx'))))

type ConsentProps = {
  /** On the server, which waits for nothing: the dialog itself. */
  Dialog?: ComponentType<ConsentDialogProps>
}

/**
 * What consent does on every page: statistics where they are allowed, and the dialog until the visitor has decided. The page comes with the
 * dialog for who has not; whether to show it the browser knows.
 */
export default function Consent({ Dialog = LateDialog }: ConsentProps) {
  const { state } = useConsents()
  const { language } = useShared().page
  const { asked } = useConsentDialog()
  const shown = asked || !state.decided
  const [present, setPresent] = useState(shown)
  if (shown && !present) setPresent(true)
  const settled = useSettled()
  useEffect(() => {
    if (settled && shown) want()
  }, [settled, shown])
  const onCollapsed = useCallback(() => setPresent(false), [])
  // The same element as long as nothing has changed: React waits with every other rendering for the code of one that has.
  // In another language it has: what came with the page and waits for its code would be taken over as if it were in that one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another language it is another element, whatever it is made of
  const dialog = useMemo(
    () => <Suspense>{present && <Dialog shown={shown} onCollapsed={onCollapsed} />}</Suspense>,
    [Dialog, present, shown, onCollapsed, language],
  )
  return (
    <>
      {dialog}
      <Statistics />
    </>
  )
}
