import type { ApiKey, ApiKeyBody, NewApiKey } from '#contract/wire/api-keys.ts'
import type { Transport } from './transport.ts'

/** Keys with which other programs call, for administrators. All calls reject with an ApiError. */
export function createApiKeys(transport: Transport) {
  return {
    list: async () => (await transport<{ data: ApiKey[] }>('GET', '/api-keys')).data,
    /** Makes a key; its text is told this once. Needs the own password, given a short while ago. */
    create: async (body: ApiKeyBody) =>
      (await transport<{ data: NewApiKey }>('POST', '/api-keys', { body: { ...body } })).data,
    /** Ends a key at once and for good. */
    revoke: async (id: number) => (await transport<{ data: ApiKey }>('DELETE', `/api-keys/${id}`)).data,
  }
}
