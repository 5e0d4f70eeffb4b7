import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { contentConsentKey } from '#domain/cart/storage-keys.ts'
import { isAllowed } from '#domain/consent/consents.ts'
import type { ProviderView } from '../data/consents-view.ts'
import { useShared } from '../data/shared-data-context.tsx'
import type { ObservedStorage } from '../storage/observed-storage.ts'
import { useObservedStorage, useStored } from '../storage/storage-context.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { refusesAll } from './decision.ts'
import { useConsentMessages } from './messages/use-consent-messages.ts'
import styles from './third-party-content.module.css'
import { useConsents } from './use-consents.ts'
import { useContentRecord } from './use-content-record.ts'

const ALLOWED = 'true'

type ThirdPartyContentProps = {
  provider: ProviderView
  /** What the content is good for, as a sentence. */
  purpose: string
  /** Keeps the space of the content, whether it is there or not. */
  className?: string
  /** In narrow places: the text of a button that opens the question. */
  compact?: string
  children: ReactNode
}

/**
 * Content of another server. It is rendered, and thereby requested, only once the visitor allows it: here for this time, here
 * for good, or by the consent of the provider's name in the banner.
 */
export function ThirdPartyContent({ provider, purpose, className, compact, children }: ThirdPartyContentProps) {
  const { state, text } = useConsents()
  const record = useContentRecord()
  const storage = useObservedStorage()
  const key = contentConsentKey(provider.key)
  const always = useStored((from: ObservedStorage) => from.read(key)) === ALLOWED
  const [once, setOnce] = useState(false)
  const place = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal ends what was allowed for once
  useEffect(() => {
    if (refusesAll(state)) setOnce(false)
  }, [text])

  function load(forGood: boolean) {
    if (forGood) storage.write(key, ALLOWED)
    else setOnce(true)
    record(forGood ? 'content_always' : 'content_once', provider.key)
    place.current?.focus()
  }

  const allowed = once || always || isAllowed(state, provider.key)
  const question = <Question provider={provider} purpose={purpose} load={load} />
  return (
    <div ref={place} className={className} tabIndex={-1}>
      {allowed ? children : compact ? <Unfolding label={compact}>{question}</Unfolding> : question}
    </div>
  )
}

type QuestionProps = { provider: ProviderView; purpose: string; load: (forGood: boolean) => void }

function Question({ provider: { name }, purpose, load }: QuestionProps) {
  const messages = useConsentMessages()
  const { paths } = useShared()
  return (
    <div className={styles.question}>
      <p>
        <strong>{messages.externalContent({ provider: name })}</strong>
      </p>
      <p>
        {purpose} {messages.externalHint({ provider: name })}{' '}
        {paths.privacy && <Link href={paths.privacy}>{messages.privacy()}</Link>}
      </p>
      <p className={styles.buttons}>
        <Button onClick={() => load(false)}>{messages.loadOnce()}</Button>
        <Button look="secondary" onClick={() => load(true)}>
          {messages.loadAlways()}
        </Button>
      </p>
    </div>
  )
}

function Unfolding({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.unfold} popoverTarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" className={styles.popover}>
        {children}
      </div>
    </>
  )
}
