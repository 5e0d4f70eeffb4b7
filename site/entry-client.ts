import { storageKeys } from '#domain/cart/storage-keys.ts'
import { BANNER_ID } from './consent/banner-id.ts'
import { createObservedStorage } from './storage/observed-storage.ts'
import { firstSight, firstSign } from './waking/first-sign.ts'
import { holdClicks } from './waking/held-clicks.ts'
import { type AskedConsent, answeredConsents, mayRest } from './waking/may-rest.ts'

/** The script that named this one, with what the page's own code consists of. */
const { modules = '', rests } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}

/** Loads and starts what makes the page react, all of it at the same time. */
function wake(): Promise<void> {
  for (const href of rests === undefined ? [] : modules.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // Before the click that woke the page, which may send such a form.
  const forms = document.querySelector('.read-form') && import('./forms/say-problems.ts').catch(() => {})
  return import('./start-page.tsx').then(async ({ startPage }) => {
    await forms
    return startPage()
  })
}

/** A page that is only read stays as the server sent it: its code comes when it is used, and a click waits for it. */
function arrive() {
  const banner = document.getElementById(BANNER_ID)
  const storage = createObservedStorage(window)
  const asked: AskedConsent[] = JSON.parse(banner?.dataset.offers ?? '[]')
  const consents = answeredConsents(storage.read(storageKeys.consents), asked, Date.now())
  if (banner && !consents.decided) document.documentElement.dataset.asked = ''
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { hash } = location
  const hidden = document.visibilityState === 'hidden'
  const atRest =
    rests !== undefined && mayRest({ type: arrival?.type ?? '', hash, hidden, keys: storage.keys() }, consents)
  const woken = atRest ? Promise.race([firstSign(window), firstSight(document)]).then(wake) : wake()
  holdClicks(window, woken)
  woken.then(() => {
    document.documentElement.dataset.awake = ''
  })
  if (document.querySelector('open-now')) void import('./company/open-now.ts')
}

// The script is asynchronous: from the browser's cache it may run before the document, with its data at the end, is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', arrive, { once: true })
else arrive()
