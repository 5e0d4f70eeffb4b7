import { z } from 'zod'
import { NEWSLETTER_TOOLS } from '#contract/model/newsletter-tools.ts'
import { stockMoveKinds } from '#contract/model/stock.ts'
import { REVISION_ACTIONS } from '#contract/model/system.ts'
import { WEBHOOK_MESSAGE_STATES } from '#contract/model/webhooks.ts'
import type { ApiKey, NewApiKey } from '#contract/wire/api-keys.ts'
import type { FacetsData, FacetsMeta, SearchMeta } from '#contract/wire/catalogue.ts'
import type { FeedCheck } from '#contract/wire/feeds.ts'
import { type LeftReport, TOOL_FAULTS, type ToolStanding } from '#contract/wire/newsletter-tools.ts'
import type { Revision } from '#contract/wire/revisions.ts'
import type { StockLogEntry, StockStanding } from '#contract/wire/stock.ts'
import {
  type NewWebhook,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookMessage,
} from '#contract/wire/webhooks.ts'
import { placeKinds } from '#domain/search/places.ts'

const text = z.string().nullable()
const moment = z.iso.datetime()

/** A key as lists show it. */
export const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  rate: z.int(),
  created_on: moment,
  expires_on: moment.nullable(),
  last_used_on: moment.nullable(),
  revoked_on: moment.nullable(),
  by: z.string(),
  works: z.boolean(),
}) satisfies z.ZodType<ApiKey>

/** A key as it is told once. */
export const newApiKey = apiKey.extend({ key: z.string() }) satisfies z.ZodType<NewApiKey>

/** A webhook as lists show it. */
export const webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z.boolean(),
  created_on: moment,
  former_until: moment.nullable(),
  waiting: z.int(),
  failed: z.int(),
}) satisfies z.ZodType<Webhook>

/** A webhook with its secret, which is told once. */
export const newWebhook = webhook.extend({ secret: z.string() }) satisfies z.ZodType<NewWebhook>

/** What became of a message. */
export const webhookMessage = z.object({
  id: z.int(),
  uuid: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  record: z.string(),
  state: z.enum(WEBHOOK_MESSAGE_STATES),
  attempts: z.int(),
  due_on: moment,
  created_on: moment,
  sent_on: moment.nullable(),
  status: z.int().nullable(),
  answer: text,
  body: z.string(),
}) satisfies z.ZodType<WebhookMessage>

/** How far a newsletter tool is. */
export const toolStanding = z.object({
  tool: z.enum(NEWSLETTER_TOOLS),
  list: z.string(),
  connected_on: moment,
  asked_on: moment.nullable(),
  fault: z.enum(TOOL_FAULTS).nullable(),
  due_on: moment,
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  refused: z.array(z.object({ email: z.string(), answer: text })),
}) satisfies z.ZodType<ToolStanding>

/** What came of a list of addresses that have left elsewhere. */
export const leftReport = z.object({
  left: z.int(),
  unknown: z.int(),
  unread: z.int(),
}) satisfies z.ZodType<LeftReport>

/** Pieces at a place, and all of them. */
export const stockStanding = z.object({ pieces: z.int(), stock: z.int() }) satisfies z.ZodType<StockStanding>

/** What became of pieces. */
export const stockLogEntry = z.object({
  id: z.int(),
  kind: z.enum(stockMoveKinds),
  variant: z.int().nullable(),
  branch: z.int().nullable(),
  to_branch: z.int().nullable(),
  pieces: z.int(),
  reason: text,
  by: text,
  created_on: moment,
}) satisfies z.ZodType<StockLogEntry>

/** A state of an item in its history. */
export const revision = z.object({
  id: z.int(),
  collection: z.string(),
  item: z.string(),
  action: z.enum(REVISION_ACTIONS),
  user: z.int().nullable(),
  by: text,
  via: text,
  created_on: moment,
  data: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<Revision>

const counts = z.array(z.object({ id: z.int(), count: z.int() }))

/** The products of a list and what other filters would leave. */
export const facetsAnswer = z.object({
  data: z.object({
    products: z.array(z.int()),
    categories: counts,
    manufacturers: counts,
    subcategories: counts,
    attributes: counts,
    tags: counts,
    branches: counts,
    price: z.object({ min: z.number(), max: z.number() }).nullable(),
  }) satisfies z.ZodType<FacetsData>,
  meta: z.object({
    result_count: z.int(),
    filter_count: z.int(),
    limit: z.int(),
    offset: z.int(),
    page: z.int(),
    page_count: z.int(),
  }) satisfies z.ZodType<FacetsMeta>,
  public: z.literal(true),
})

/** What a search finds beside goods. */
export const searchMeta = z.object({
  result_count: z.int(),
  filter_count: z.int(),
  pages: z.array(z.object({ kind: z.enum(placeKinds), title: z.string(), path: z.string(), exact: z.boolean() })),
}) satisfies z.ZodType<SearchMeta>

/** What marketplaces would refuse. */
export const feedCheck = z.object({
  articles: z.int(),
  count: z.int(),
  refused: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lacking: z.array(z.enum(['picture', 'brand', 'identity', 'gtin', 'description', 'titleLength'])),
    }),
  ),
}) satisfies z.ZodType<FeedCheck>
