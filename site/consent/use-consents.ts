import { useMemo } from 'react'
import { storageKeys } from '#domain/cart/storage-keys.ts'
import { type ConsentState, restoreConsents } from '#domain/consent/consents.ts'
import { useShared } from '../data/shared-data-context.tsx'
import type { ObservedStorage } from '../storage/observed-storage.ts'
import { useObservedStorage, useStored } from '../storage/storage-context.tsx'
import { type Decision, type DecisionReport, decide } from './decision.ts'
import { newConsentId, reportDecision } from './report-decision.ts'

const readConsents = (storage: ObservedStorage) => storage.read(storageKeys.consents)

/** What the visitor has decided, here or in another tab, and the way to decide anew. `text` is how it is stored. */
export function useConsents() {
  const { consents, page } = useShared()
  const { offers, version } = consents
  const { language } = page
  const storage = useObservedStorage()
  const text = useStored(readConsents)
  const state = useMemo(() => restoreConsents(text, offers, Date.now()), [text, offers])
  const parts = {
    storage,
    now: Date.now,
    newId: () => newConsentId(crypto),
    report: (report: DecisionReport) => reportDecision(report, { version, language }, window.fetch.bind(window)),
    log: console.warn,
  }
  return {
    state,
    text,
    decide: (type: Decision, toggles: ConsentState = state) => decide(toggles, type, parts),
  }
}
