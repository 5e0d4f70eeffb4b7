import { apiKeySchema } from '../../bodies/api-key-body.ts'
import { webhookChangeSchema, webhookSchema } from '../../bodies/webhook-body.ts'
import { type JsonSchema, listOf, objectOf, schemaNamed, takenAs } from '../parts/json-schema.ts'
import { dataOf, type Operation, pathParameter } from '../parts/operation.ts'

const id = pathParameter('id', 1)
const ofId: JsonSchema = dataOf(objectOf({ id: { type: 'integer' } }))

const keyExample = { name: 'Kasse', scopes: ['catalogue:read', 'ecommerce_product:update'], rate: 600 }
const hookExample = { name: 'Lager', url: 'https://lager.example/hook', events: ['stock.changed', 'order.paid'] }

/** Keys and webhooks, which administrators make with the password once more. */
export const machineOperations: readonly Operation[] = [
  {
    id: 'list_api_keys',
    tag: 'api-keys',
    method: 'get',
    path: '/api-keys',
    summary: 'The API keys of the website',
    needs: 'account',
    answer: { schema: dataOf(listOf(schemaNamed('ApiKey'))) },
  },
  {
    id: 'create_api_key',
    tag: 'api-keys',
    method: 'post',
    path: '/api-keys',
    summary: 'Makes a key, which is told this once',
    needs: 'account',
    body: { schema: takenAs(apiKeySchema(new Date(0))), example: keyExample },
    answer: { schema: dataOf(schemaNamed('NewApiKey')) },
  },
  {
    id: 'revoke_api_key',
    tag: 'api-keys',
    method: 'delete',
    path: '/api-keys/{id}',
    summary: 'Ends a key at once',
    needs: 'account',
    parameters: [id],
    answer: { schema: dataOf(schemaNamed('ApiKey')) },
  },
  {
    id: 'list_webhooks',
    tag: 'webhooks',
    method: 'get',
    path: '/webhooks',
    summary: 'The webhooks of the website',
    needs: 'account',
    answer: { schema: dataOf(listOf(schemaNamed('Webhook'))) },
  },
  {
    id: 'create_webhook',
    tag: 'webhooks',
    method: 'post',
    path: '/webhooks',
    summary: 'Makes a webhook, whose secret is told this once',
    needs: 'account',
    body: { schema: takenAs(webhookSchema(undefined)), example: hookExample },
    answer: { schema: dataOf(schemaNamed('NewWebhook')) },
  },
  {
    id: 'change_webhook',
    tag: 'webhooks',
    method: 'patch',
    path: '/webhooks/{id}',
    summary: 'Changes a webhook',
    needs: 'account',
    parameters: [id],
    body: { schema: takenAs(webhookChangeSchema(undefined)), example: { active: true } },
    answer: { schema: dataOf(schemaNamed('Webhook')) },
  },
  {
    id: 'renew_webhook_secret',
    tag: 'webhooks',
    method: 'post',
    path: '/webhooks/{id}/secret',
    summary: 'A new secret; the one before signs too for a day',
    needs: 'account',
    parameters: [id],
    answer: { schema: dataOf(schemaNamed('NewWebhook')) },
  },
  {
    id: 'test_webhook',
    tag: 'webhooks',
    method: 'post',
    path: '/webhooks/{id}/test',
    summary: 'Sends `webhook.test`',
    needs: 'account',
    parameters: [id],
    answer: { schema: ofId },
  },
  {
    id: 'list_webhook_messages',
    tag: 'webhooks',
    method: 'get',
    path: '/webhooks/{id}/messages',
    summary: 'The newest messages and what came of them',
    needs: 'account',
    parameters: [id],
    answer: { schema: dataOf(listOf(schemaNamed('WebhookMessage'))) },
  },
  {
    id: 'replay_webhook_message',
    tag: 'webhooks',
    method: 'post',
    path: '/webhooks/{id}/messages/{message}/replay',
    summary: 'Sends a message once more that was sent or given up',
    needs: 'account',
    parameters: [id, pathParameter('message', 1)],
    answer: { schema: ofId },
  },
  {
    id: 'send_mail_again',
    tag: 'server',
    method: 'post',
    path: '/ecom/mails/{id}/again',
    summary:
      'Sends a mail once more that failed, or of which nobody knows whether it arrived, and at once one that waits for another attempt; 409 for any other',
    needs: 'account',
    parameters: [id],
    answer: { schema: dataOf(objectOf({ id: { type: 'integer' }, state: { const: 'waiting' } })) },
  },
  {
    id: 'delete_webhook',
    tag: 'webhooks',
    method: 'delete',
    path: '/webhooks/{id}',
    summary: 'Takes a webhook away',
    needs: 'account',
    parameters: [id],
    answer: { schema: ofId },
  },
]
