import {
  apiKey,
  newApiKey,
  newWebhook,
  revision,
  stockLogEntry,
  stockStanding,
  webhook,
  webhookMessage,
} from './answers/admin-answers.ts'
import {
  changedLinesAnswer,
  orderAnswer,
  placedAnswer,
  quoteAnswer,
  reservationAnswer,
  standingAnswer,
} from './answers/order-answers.ts'
import { deskOperations } from './operations/desk.ts'
import { feedOperations } from './operations/feeds.ts'
import { fileOperations } from './operations/files.ts'
import { installationOperations } from './operations/installation.ts'
import { itemOperations } from './operations/items.ts'
import { machineOperations } from './operations/machines.ts'
import { newsletterToolOperations } from './operations/newsletter-tools.ts'
import { orderOperations } from './operations/orders.ts'
import { serverOperations } from './operations/server.ts'
import { shopOperations } from './operations/shop.ts'
import { signInOperations } from './operations/sign-in.ts'
import { visitorOperations } from './operations/visitors.ts'
import { collectionSchemas } from './parts/collection-schemas.ts'
import { ITEM_PARAMETERS, META } from './parts/item-parameters.ts'
import { answeredAs, type JsonSchema, objectOf, schemaNamed } from './parts/json-schema.ts'
import { type CallContent, isForPeople, type Operation } from './parts/operation.ts'
import { withRecorded } from './parts/recorded-examples.ts'
import { SECURITY, SECURITY_SCHEMES } from './parts/security.ts'
import { webhookMessages } from './webhook-messages.ts'

const TAGS: Readonly<Record<string, string>> = {
  server: 'Whether it works',
  auth: 'Signing people in; programs have API keys',
  model: 'What collections and fields there are',
  items: 'Everything that editors write, by collection',
  files: 'Pictures and other files',
  catalogue: 'Lists and search',
  stock: 'Pieces, where they lie, and for whom',
  orders: 'From the quote to the refund',
  forms: 'What visitors send, and the pages that links in mails lead to',
  customers: 'Customers, their questions and what is kept of them',
  reports: 'Figures, and what should be looked at',
  'api-keys': 'Keys of other programs',
  webhooks: 'What other programs are told',
  newsletter: 'Who may be written to, and who has left elsewhere',
  accounts: 'People, their roles and rights',
  imports: 'Goods of other systems',
  backups: 'Backups and their plan',
  installation: 'Websites, connections, mails and what processes tell each other',
  feeds: 'What search engines and marketplaces read',
}

const text: JsonSchema = { type: 'string' }
const error = objectOf(
  {
    code: { type: 'integer' },
    message: text,
    fields: { type: 'array', items: objectOf({ field: text, message: text, problem: text }, ['problem']) },
  },
  ['fields'],
)

const ownSchemas = (): Record<string, JsonSchema> => ({
  Meta: META,
  Failure: objectOf({ error }),
  Refusal: {
    type: 'object',
    properties: {
      status: { const: 'error' },
      reason: text,
      field: text,
      quote: schemaNamed('Quote'),
      order_uuid: text,
      status_path: text,
      error,
    },
    required: ['error'],
  },
  Accepted: objectOf({ status: { const: 'ok' }, public: { const: true } }),
  Quote: answeredAs(quoteAnswer),
  PlacedOrder: answeredAs(placedAnswer),
  OrderView: answeredAs(orderAnswer),
  OrderStanding: answeredAs(standingAnswer),
  ChangedLinesView: answeredAs(changedLinesAnswer),
  ReservationStanding: answeredAs(reservationAnswer),
  ApiKey: answeredAs(apiKey),
  NewApiKey: answeredAs(newApiKey),
  Webhook: answeredAs(webhook),
  NewWebhook: answeredAs(newWebhook),
  WebhookMessage: answeredAs(webhookMessage),
  StockStanding: answeredAs(stockStanding),
  StockLogEntry: answeredAs(stockLogEntry),
  Revision: answeredAs(revision),
})

/** Every call that the document tells, without what tests were answered. */
export const plainOperations = (): Operation[] => [
  ...serverOperations,
  ...signInOperations,
  ...itemOperations(),
  ...fileOperations,
  ...shopOperations,
  ...orderOperations,
  ...deskOperations,
  ...visitorOperations,
  ...machineOperations,
  ...newsletterToolOperations,
  ...installationOperations,
  ...feedOperations,
]

/** Every call that the document tells, with examples. */
export const operations = (): Operation[] => plainOperations().map(withRecorded)

const contentOf = ({ type = 'application/json', schema, example }: CallContent) => ({
  [type]: { ...(schema && { schema }), ...(example !== undefined && { example }) },
})

const hasContent = ({ type, schema }: CallContent) => type !== undefined || schema !== undefined

function described(operation: Operation) {
  const { id, tag, summary, description, needs, parameters, body, answer, alike, fails = 'Failure' } = operation
  const content = hasContent(answer) && { content: contentOf(answer) }
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(parameters && parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    security: SECURITY[needs],
    responses: {
      [answer.status ?? 200]: { description: 'It went well', ...content },
      ...(alike && { [alike]: { description: 'Some of it failed', ...content } }),
      default: { $ref: `#/components/responses/${fails}${isForPeople(operation) ? 'Page' : ''}` },
    },
  }
}

const failure = (name: string, description: string) => {
  const content = { 'application/json': { schema: schemaNamed(name) } }
  return {
    [name]: { description, content },
    [`${name}Page`]: { description, content: { 'text/html': {}, ...content } },
  }
}

/** The calls of other programs as OpenAPI 3.1, made of the model and of the schemas that check bodies. (SPEC 7) */
export function openApiDocument(version: string | undefined) {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations()) {
    const { path, method } = operation
    paths[path] = { ...paths[path], [method]: described(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Schaufenster',
      version: version ?? '0',
      description:
        'The calls of a website. Programs send an API key as `Authorization: Bearer sfk_…`; what needs none is read as visitors read it. Money is euro with two decimals.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhookMessages(),
    components: {
      schemas: { ...ownSchemas(), ...collectionSchemas() },
      parameters: ITEM_PARAMETERS,
      responses: {
        ...failure('Failure', 'It failed: the message names the field at fault'),
        ...failure('Refusal', 'It is refused for the reason given; nothing was written'),
      },
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
