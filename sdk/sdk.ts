import type { Permission } from '#contract/wire/accounts.ts'
import type { LinkState, LinkTarget, OpenDuties, WarnedWords } from '#contract/wire/duties.ts'
import type { Activity } from './activity.ts'
import { createAnswers } from './answers.ts'
import { createApiKeys } from './api-keys.ts'
import { type AssetFile, type AssetOptions, assetUrl } from './assets.ts'
import { type Auth, createAuth } from './auth.ts'
import { createBackupCalls } from './backups.ts'
import { createBin } from './bin.ts'
import { type CatalogueClient, createCatalogue } from './catalogue.ts'
import { createConnections } from './connections.ts'
import { createCustomers } from './customers.ts'
import { createFilesClient, type FilesClient } from './files.ts'
import { createImportCalls } from './imports.ts'
import { type ItemsCall, typedByModel } from './items.ts'
import { createMailTexts } from './mail-texts.ts'
import { createMails } from './mails.ts'
import { createModelCalls } from './model.ts'
import { createNewsletterTools } from './newsletter-tools.ts'
import { createOrdersClient, type OrdersClient } from './orders.ts'
import { createRoles, type Roles } from './permissions.ts'
import { createPersons } from './persons.ts'
import { createPreviewCalls } from './previews.ts'
import { createReports } from './reports.ts'
import { type AnyItem, createResource, type Resource } from './resource.ts'
import { createRevisions, type Revisions } from './revisions.ts'
import { createScheduleCalls } from './schedule.ts'
import { createServerCalls } from './server.ts'
import { type AuthMode, createSession, type TokenStorage } from './session.ts'
import { fetchShopSettings } from './shop-settings.ts'
import { createStaffOrders } from './staff-orders.ts'
import { createStock } from './stock.ts'
import { createTill } from './till.ts'
import { systemTimers, type Timers } from './timers.ts'
import { createTokenRefresh, type RefreshEvents } from './token-refresh.ts'
import { createTransport, type Fetch } from './transport.ts'
import { createUsers, type Users } from './users.ts'
import { createWebhooks } from './webhooks.ts'
import { createWebsites } from './websites.ts'

export type SdkOptions = RefreshEvents & {
  /** Address of the backend, with or without a slash at the end. */
  url: string
  /** The project's key; sent as `X-Directus-Project` with every call. */
  project: string
  /** Whether the project is the first part of the path too, as Directus 8 wants it; this product's backend takes both. */
  projectInPath?: boolean
  fetch: Fetch
  /** A token to start with; without one the calls are anonymous until `auth.authenticate`. */
  token?: string
  /** How a session is kept: a token sent along, or a cookie. */
  mode?: AuthMode
  /** Where the token outlives a reload; without it the token lives in memory. */
  storage?: TokenStorage
  /** How long a token counts as fresh, in ms. */
  tokenLifetimeMs?: number
  timers?: Timers
  /** How long a call may take once sent, in ms. */
  timeoutMs?: number
  /** How many calls may be under way at a time; further ones queue. Less than 1 throws. */
  maxConcurrent?: number
}

/** A setting of a project. */
export type Setting = { id: number; project: number; key: string; value: string | null }

/** The typed client of the backend (SPEC 7, 8, 9). Failed calls reject with an ApiError. */
export type Sdk = ReturnType<typeof createModelCalls> & {
  items: ItemsCall
  auth: Auth
  users: Users
  roles: Roles
  permissions: Resource<Permission>
  revisions: Revisions
  settings: Resource<Setting>
  /** What happened to accounts, rights and connections, for administrators. */
  activity: Pick<Resource<Activity>, 'read'>
  files: FilesClient
  /** Settings that lead to others' servers, and their tests. */
  connections: ReturnType<typeof createConnections>
  /** Keys with which other programs call. */
  apiKeys: ReturnType<typeof createApiKeys>
  /** Who has ordered, asked or reserved. */
  customers: ReturnType<typeof createCustomers>
  mails: ReturnType<typeof createMails>
  mailTexts: ReturnType<typeof createMailTexts>
  /** Programs that are told what happens. */
  webhooks: ReturnType<typeof createWebhooks>
  newsletterTools: ReturnType<typeof createNewsletterTools>
  /** Files of tills. */
  till: ReturnType<typeof createTill>
  assets: { url(file: AssetFile, options?: AssetOptions): string }
  server: ReturnType<typeof createServerCalls>
  backups: ReturnType<typeof createBackupCalls>
  bin: ReturnType<typeof createBin>
  /** Files of goods from other systems. */
  imports: ReturnType<typeof createImportCalls>
  /** What goods and languages of the project lack by law. */
  duties(): Promise<OpenDuties>
  /** What a link of the website can lead to, goods aside. */
  linkTargets(): Promise<LinkTarget[]>
  /** Whether an internal address leads somewhere. */
  linkState(path: string): Promise<LinkState>
  /** Words in texts of the project that a shop is warned of. */
  warnedWords(): Promise<WarnedWords[]>
  /** What is kept of visitors and customers. */
  persons: ReturnType<typeof createPersons>
  previews: ReturnType<typeof createPreviewCalls>
  schedule: ReturnType<typeof createScheduleCalls>
  websites: ReturnType<typeof createWebsites>
  orders: OrdersClient
  /** What staff do with orders. */
  staffOrders: ReturnType<typeof createStaffOrders>
  /** Where pieces lie. */
  answers: ReturnType<typeof createAnswers>
  reports: ReturnType<typeof createReports>
  stock: ReturnType<typeof createStock>
  catalogue: CatalogueClient
  /** The settings of the project's shop; rejects with 'Could not load settings'. */
  shopSettings<T extends object = AnyItem>(fields: readonly string[]): Promise<T>
}

/** Makes a client. Timeout, concurrency and token lifetime default to SPEC 9. */
export function createSdk(options: SdkOptions): Sdk {
  const { timers = systemTimers, tokenLifetimeMs: lifetimeMs = 30_000 } = options
  const session = createSession({
    mode: options.mode ?? 'jwt',
    token: options.token,
    expires: timers.now() + lifetimeMs,
    storage: options.storage,
  })
  const transport = createTransport({
    url: options.url,
    project: options.project,
    projectInPath: options.projectInPath ?? false,
    fetch: options.fetch,
    timers,
    timeoutMs: options.timeoutMs ?? 600_000,
    maxConcurrent: options.maxConcurrent ?? 10,
    token: () => session.token,
    sendCookies: () => session.mode === 'cookie',
  })
  const { onRefresh, onRefreshError } = options
  const refresh = createTokenRefresh({ transport, session, timers, lifetimeMs, onRefresh, onRefreshError })
  if (isJwt(session.token)) refresh.start()

  return {
    ...createModelCalls(transport),
    items: typedByModel((collection) => createResource(transport, `/items/${encodeURIComponent(collection)}`)),
    auth: createAuth({ transport, session, refresh, timers, lifetimeMs }),
    users: createUsers(transport),
    roles: createRoles(transport),
    permissions: createResource<Permission>(transport, '/permissions'),
    revisions: createRevisions(transport),
    settings: createResource<Setting>(transport, '/settings'),
    activity: { read: createResource<Activity>(transport, '/activity').read },
    files: createFilesClient(transport),
    connections: createConnections(transport),
    apiKeys: createApiKeys(transport),
    customers: createCustomers(transport),
    mails: createMails(transport),
    mailTexts: createMailTexts(transport),
    webhooks: createWebhooks(transport),
    newsletterTools: createNewsletterTools(transport),
    till: createTill(transport),
    assets: { url: (file, assetOptions) => assetUrl(options.url, file, assetOptions) },
    server: createServerCalls(transport),
    backups: createBackupCalls(transport),
    bin: createBin(transport),
    imports: createImportCalls(transport),
    persons: createPersons(transport),
    duties: async () => (await transport<{ data: OpenDuties }>('GET', '/duties')).data,
    linkTargets: async () => (await transport<{ data: LinkTarget[] }>('GET', '/duties/links')).data,
    linkState: async (path) => (await transport<{ data: LinkState }>('GET', '/duties/links', { query: { path } })).data,
    warnedWords: async () => (await transport<{ data: WarnedWords[] }>('GET', '/duties/words')).data,
    previews: createPreviewCalls(transport),
    schedule: createScheduleCalls(transport),
    websites: createWebsites(transport),
    catalogue: createCatalogue(transport),
    orders: createOrdersClient(transport, options.project),
    staffOrders: createStaffOrders(transport),
    answers: createAnswers(transport),
    reports: createReports(transport),
    stock: createStock(transport),
    shopSettings: (fields) => fetchShopSettings(transport, options.project, fields),
  }
}

// A static token has no dots and never runs out.
const isJwt = (token: string | undefined) => token?.split('.').length === 3
