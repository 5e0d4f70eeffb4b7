import type { Needs } from './operation.ts'

/** How callers say who they are. */
export const SECURITY_SCHEMES = {
  key: { type: 'http', scheme: 'bearer', description: 'An API key (`sfk_…`), as far as its scopes go' },
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a person who has signed in, of `/auth/authenticate`',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The signature of a process of the same installation, which knows its secret',
  },
} as const

/** Which of them a call takes. */
export const SECURITY: Readonly<Record<Needs, readonly object[]>> = {
  nobody: [{}, { key: [] }, { session: [] }],
  key: [{ key: [] }, { session: [] }],
  account: [{ session: [] }],
  process: [{ signature: [] }],
}
