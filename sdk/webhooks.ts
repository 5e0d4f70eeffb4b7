import type { NewWebhook, Webhook, WebhookBody, WebhookMessage } from '#contract/wire/webhooks.ts'
import type { Transport } from './transport.ts'

/**
 * Addresses of other programs that are told what happens, for administrators. All calls reject with an ApiError; those that say where
 * messages go, or make a secret, need the own password, given a short while ago.
 */
export function createWebhooks(transport: Transport) {
  const path = (id: number, rest = '') => `/webhooks/${id}${rest}`
  return {
    list: async () => (await transport<{ data: Webhook[] }>('GET', '/webhooks')).data,
    /** Makes a webhook; its secret is told this once. */
    create: async (body: WebhookBody) =>
      (await transport<{ data: NewWebhook }>('POST', '/webhooks', { body: { ...body } })).data,
    /** One that is set to work again is told of what happens from then on. */
    update: async (id: number, change: Partial<WebhookBody> & { active?: boolean }) =>
      (await transport<{ data: Webhook }>('PATCH', path(id), { body: { ...change } })).data,
    remove: async (id: number) => void (await transport('DELETE', path(id))),
    /** Makes another secret, told this once; the one before signs too for a day. */
    renewSecret: async (id: number) => (await transport<{ data: NewWebhook }>('POST', path(id, '/secret'))).data,
    /** Sends a message that says nothing, to try the address. */
    test: async (id: number) => void (await transport('POST', path(id, '/test'))),
    /** The newest messages. */
    messages: async (id: number) => (await transport<{ data: WebhookMessage[] }>('GET', path(id, '/messages'))).data,
    /** Sends a message that was taken or given up once more. */
    replay: async (id: number, message: number) =>
      void (await transport('POST', path(id, `/messages/${message}/replay`))),
  }
}
