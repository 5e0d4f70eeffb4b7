import { WEBHOOK_EVENTS } from '#contract/wire/webhooks.ts'
import { type JsonSchema, objectOf } from './parts/json-schema.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** What a webhook sends, by the Standard Webhooks specification. */
const messageOf = (event: string): JsonSchema =>
  objectOf({
    type: { const: event },
    timestamp: { type: 'string', format: 'date-time' },
    data: { type: 'object' },
  })

/** The messages that other programs are told by, as the document names them. */
export const webhookMessages = () =>
  Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [
      event,
      {
        post: {
          summary: event,
          tags: ['webhooks'],
          parameters: [
            header('webhook-id', 'The same in every attempt'),
            header('webhook-timestamp', 'Seconds since 1970'),
            header('webhook-signature', 'v1, and the signature of id, timestamp and body'),
          ],
          requestBody: { required: true, content: { 'application/json': { schema: messageOf(event) } } },
          responses: { '2XX': { description: 'Taken' } },
        },
      },
    ]),
  )
