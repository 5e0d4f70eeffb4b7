import { browserPart } from '../../ui/browser-part.tsx'
import type { LegalData } from '../legal/legal-data.ts'
import LegalPage from '../legal/legal-page.tsx'

const ConsentManager = browserPart(() => import('../../consent/consent-manager.tsx'))

/** The id that consent links lead to: /datenschutz#cookies (SPEC 2). */
const ANCHOR = 'cookies'

/** The privacy notice, and below it what the visitor has consented to. */
export default function PrivacyPage({ data }: { data: LegalData }) {
  return (
    <>
      <LegalPage data={data} />
      <section id={ANCHOR} data-consents="" data-wakes="">
        <ConsentManager />
      </section>
    </>
  )
}
