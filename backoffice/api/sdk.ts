import { createSdk, type Sdk } from '#sdk/sdk.ts'

/** The backend as the project of this host sees it: the cookie carries the session, and no header names a project. */
export const sdk: Sdk = createSdk({
  url: location.origin,
  project: location.host,
  mode: 'cookie',
  fetch: (url, init) => {
    const headers = new Headers(init.headers)
    headers.delete('x-directus-project')
    return fetch(url, { ...init, headers })
  },
})
