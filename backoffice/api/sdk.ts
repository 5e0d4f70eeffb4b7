import { createSdk, type Sdk } from '#sdk/sdk.ts'
import { createConfirmation } from './confirmation.ts'
import { createHeldLine } from './held-line.ts'
import { LONGEST_WAIT } from './held-write.ts'

/** Asks for the password once more where a call needs it; `password-again.tsx` is its dialog. */
export const confirmation = createConfirmation((url, init) => {
  const headers = new Headers(init.headers)
  headers.delete('x-directus-project')
  return fetch(url, { ...init, headers })
})

/** The way to the server of this window: what a bad line loses is kept and sent again. */
export const line = createHeldLine({
  send: confirmation.fetch,
  storage: localStorage,
  now: Date.now,
  newKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  place: () => ({
    screen: location.pathname.replace(/^\/admin/, '') || '/',
    title: document.getElementById('react-admin-title')?.textContent ?? '',
  }),
  later: (work, milliseconds) => void setTimeout(work, milliseconds),
})

/** Writes that wait for the line keep their place among the calls under way; what is read meanwhile needs others. */
const MOST_UNDER_WAY = 50

/** The backend as the project of this host sees it: the cookie carries the session, and no header names a project. */
export const sdk: Sdk = createSdk({
  url: location.origin,
  project: location.host,
  mode: 'cookie',
  fetch: line.fetch,
  maxConcurrent: MOST_UNDER_WAY,
  // A screen that was told of a failure while its write waits would make it a second time.
  timeoutMs: LONGEST_WAIT,
})
