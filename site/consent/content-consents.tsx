import { allowedProviders, contentConsentKey } from '#domain/cart/storage-keys.ts'
import { useShared } from '../data/shared-data-context.tsx'
import type { ObservedStorage } from '../storage/observed-storage.ts'
import { useObservedStorage, useStored } from '../storage/storage-context.tsx'
import styles from './consent-manager.module.css'
import { useConsentMessages } from './messages/use-consent-messages.ts'
import { ThirdPartyContent } from './third-party-content.tsx'
import { ThirdPartyFrame } from './third-party-frame.tsx'
import { useContentRecord } from './use-content-record.ts'

const HEADING = 'content-consents'

const readProviders = (storage: ObservedStorage) => JSON.stringify(allowedProviders(storage.keys()))

/** The consent manager view of SPEC 2: the content that loads without a question, each a checked box that removes its consent. */
export function ContentConsents({ onEmptied }: { onEmptied: () => void }) {
  const messages = useConsentMessages()
  const { consents, page } = useShared()
  const storage = useObservedStorage()
  const record = useContentRecord()
  const { statistics, clock, map, appointment } = consents
  const providers = JSON.parse(useStored(readProviders) ?? '[]') as string[]
  if (providers.length === 0) return null

  const known = [statistics?.provider, clock?.provider, map, appointment]
  const nameOf = (key: string) => known.find((provider) => provider?.key === key)?.name ?? key

  function remove(key: string) {
    storage.write(contentConsentKey(key), null)
    record('content_withdraw', key)
    onEmptied()
  }

  return (
    <section aria-labelledby={HEADING}>
      <h2 id={HEADING}>{messages.manageHeading()}</h2>
      <p>{messages.manageHint()}</p>
      <ul className={styles.list}>
        {providers.map((key) => (
          <li key={key} className={styles.entry}>
            <label className={styles.box}>
              <input type="checkbox" checked onChange={() => remove(key)} /> {nameOf(key)}
            </label>
          </li>
        ))}
      </ul>
      {statistics && (
        <ThirdPartyContent provider={statistics.provider} purpose={messages.optOutPurpose()} className={styles.optOut}>
          <ThirdPartyFrame src={optOutAddress(statistics.address, page.language)} title={messages.optOutTitle()} />
        </ThirdPartyContent>
      )}
    </section>
  )
}

const optOutAddress = (address: string, language: string) =>
  `${address}index.php?module=CoreAdminHome&action=optOut&language=${language}`
