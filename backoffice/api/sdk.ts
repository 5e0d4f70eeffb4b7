import { createSdk, type Sdk } from '#sdk/sdk.ts'
import { createConfirmation } from './confirmation.ts'

/** Asks for the password once more where a call needs it; `password-again.tsx` is its dialog. */
export const confirmation = createConfirmation((url, init) => {
  const headers = new Headers(init.headers)
  headers.delete('x-directus-project')
  return fetch(url, { ...init, headers })
})

/** The backend as the project of this host sees it: the cookie carries the session, and no header names a project. */
export const sdk: Sdk = createSdk({
  url: location.origin,
  project: location.host,
  mode: 'cookie',
  fetch: confirmation.fetch,
})
