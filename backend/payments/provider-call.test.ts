import { expect, test } from 'vitest'
import { callProvider, ProviderDown } from './provider-call.ts'

const tools = { fetch: async () => Response.json({}) }

test('an address that is none is a provider that cannot be reached, and no fault of the program', async () => {
  for (const url of ['not a url/v1/oauth2/token', '', '//', 'https://'])
    await expect(callProvider({ method: 'POST', url, headers: {} }, tools), url).rejects.toThrow(ProviderDown)
})
