import { firstAccountToken, hasNoAccount } from '#backend/auth/first-account.ts'
import { createBackend, type Route } from '#backend/calls/backend.ts'
import { createOrders } from '#backend/calls/orders.ts'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { OF_CALLS } from '#backend/db/patience.ts'
import type { EventOptions } from '#backend/events/sign-up.ts'
import { followEvents } from '#backend/events/watch-events.ts'
import { createFiles } from '#backend/files/files.ts'
import { requestedProject } from '#backend/http/requested-project.ts'
import { createImports } from '#backend/imports/imports.ts'
import { MACHINE } from '#backend/items/writing.ts'
import { createToolWorker } from '#backend/newsletter/tool-worker.ts'
import type { OrdersOptions } from '#backend/orders/orders-options.ts'
import { callOwnService } from '#backend/outside/own-service.ts'
import { SECRET_KEYS } from '#backend/project/connection-keys.ts'
import type { Recurring } from '#backend/recurring.ts'
import { followSchedule } from '#backend/schedule/follow-schedule.ts'
import type { StockNoticeOptions } from '#backend/stock-notices/stock-notice.ts'
import { followAwaitedStock } from '#backend/stock-notices/watch-stock.ts'
import { followTill, type TillOptions } from '#backend/till/follow-till.ts'
import { sealStored, unreadableText } from '#backend/vault/seal-stored.ts'
import { createVault } from '#backend/vault/vault.ts'
import { createWebhookWorker } from '#backend/webhooks/webhook-worker.ts'
import packageInfo from '../../package.json' with { type: 'json' }
import { type BackendLink, linkInMemory, linkOverNetwork } from '../http/backend-link.ts'
import { CLIENT_ADDRESS } from '../http/client-address.ts'
import { StartError } from '../start-error.ts'
import { BLUEPRINTS } from './blueprints-folder.ts'
import type { Config } from './config.ts'
import { createCorrespondence } from './correspondence.ts'
import { fileStorage } from './file-storage.ts'
import { healthChecks } from './health.ts'
import { createInstallationBackups, type InstallationBackups } from './installation-backups.ts'
import type { Log } from './log.ts'
import { makeDataFolder } from './make-folder.ts'
import { beginWork, type Work } from './own-work.ts'
import { keepPrivate } from './private-files.ts'
import { lastingSecret } from './secret.ts'
import { startDemo } from './start-demo.ts'
import type { Step } from './step.ts'
import { removeUnfinishedBackups } from './unfinished-backups.ts'
import { warnOfDefault } from './warn-of-default.ts'

export type Composed = {
  link: BackendLink
  /** Every call that this process's own backend answers; none where the backend is another's. */
  routes: readonly Route[]
  /** Signs calls of the change feed; missing where the backend is another process's and keeps its own. */
  secret: string | undefined
  /** What opens the back office of an installation without accounts; undefined for any other. */
  firstAccountToken: () => Promise<string | undefined>
  /** Lets backups be restored from the back office, by whoever can close the installation for it. */
  onRestore: InstallationBackups['onRestore']
  /** Ends what is done without being asked for. */
  stopWork: () => Promise<void>
  /** Ends the answers that would go on for ever, so that a server that waits for its last answers has an end. */
  endStreams: () => void
  close: () => Promise<void>
}

/** The link to another process's backend, which keeps all work and secrets to itself. */
function linkedTo(backendUrl: string, secret: string | undefined): Composed {
  return {
    link: linkOverNetwork(backendUrl, callOwnService),
    routes: [],
    secret,
    firstAccountToken: async () => undefined,
    onRestore: () => {},
    stopWork: async () => {},
    endStreams: () => {},
    close: async () => {},
  }
}

/** The installation's secret, and what opens and seals stored credentials with it. */
async function openVault(config: Config, db: Database, log: Log) {
  const secret = await lastingSecret(config.dataDir, config.secret)
  const vault = createVault(secret, config.secretBefore ? [config.secretBefore] : [])
  const unreadable = unreadableText(await sealStored(db, vault, SECRET_KEYS))
  if (unreadable) log.warn(unreadable)
  return { secret, vault }
}

/**
 * Brings up the backend that the configuration asks for: this process's own, or the link to another's. It fills an empty database
 * and, so many milliseconds later, begins to send mails and to follow orders up; one that works `never` only answers.
 */
export async function composeBackend(
  config: Config,
  log: Log,
  step: Step,
  workAfter: number | 'never' = 0,
): Promise<Composed> {
  if (config.backendUrl) return linkedTo(config.backendUrl, config.secret)
  await step('Preparing the data directory', () => prepare(config.dataDir, log))
  const ofPrograms = await step('Migrating the database', () => openMigrated(config))
  const db = config.databaseUrl ? await openDatabase({ ...config, patience: OF_CALLS }) : ofPrograms
  const writing = config.databaseUrl ? await openDatabase({ ...config, patience: OF_CALLS, connections: 1 }) : undefined
  const atWork = workAfter !== 'never'
  if (atWork) await closeToOthers(config.dataDir, log)
  const storage = fileStorage(config)
  const options = {
    db,
    defaultDomain: config.defaultDomain,
    log: (message: string, err: unknown) => log.error({ err }, message),
  }
  const clientAddress = (request: Request) => request.headers.get(CLIENT_ADDRESS) ?? ''
  const projectOf = async (request: Request) => (await requestedProject(options, request)).id
  const filesOn = (database: Database) => createFiles({ ...options, db: database, storage, projectOf, clientAddress })
  const { secret, vault } = await openVault(config, ofPrograms, log)
  const demo =
    atWork && config.seedDemo
      ? await startDemo({ db, ofPrograms, secret, filesOn, step, failed: options.log })
      : undefined
  await warnOfDefault(db, log, config.defaultDomain)
  const files = filesOn(db)
  const mails = createCorrespondence({ db, storage, config, secret, vault, log })
  const { wakeMail, events: eventOptions, ...correspondence } = mails
  const { clientAddress: addressOf } = correspondence
  const orders = ordersOf(config, log, { db, writing, secret, vault, wakeMail, clientAddress: addressOf })
  const outgoing = { ...options, ...MACHINE, db: ofPrograms, vault, hosts: config.toolHosts, random: Math.random }
  const [webhooks, newsletterTools] = [createWebhookWorker(outgoing), createToolWorker(outgoing)]
  const imports = createImports({ db, storage, files, defaults: MACHINE }, options.log)
  const saving = createInstallationBackups({ ...options, db: ofPrograms, storage, config, secret, wakeMail })
  const till = { root: config.tillDir, mailFrom: config.mailFrom }
  const ending = new AbortController()
  const backend = createBackend({
    ...options,
    ending: ending.signal,
    ...correspondence,
    files,
    orders,
    ...saving.calls,
    imports: { work: imports, storage },
    connections: { wakeMail, installation: installationSettings(config), toolHosts: config.toolHosts },
    secret,
    webhooks,
    newsletterTools,
    health: healthChecks(db, config.dataDir, storage),
    vault,
    version: packageInfo.version,
    blueprints: BLUEPRINTS,
    storage,
    till,
  })
  const watches = momentsOf({ ...eventOptions, ...till, ...backend, db: ofPrograms, wakeMail })
  const stop = beginWork(workAfter, [orders, webhooks, newsletterTools, imports, saving, mails, watches])
  let stopping: Promise<unknown> | undefined
  const stopWork = async () => {
    stopping ??= Promise.all([demo?.close(), stop().then(files.close)])
    await stopping
  }
  return {
    link: linkInMemory(backend.fetch),
    routes: backend.routes,
    secret,
    firstAccountToken: async () => ((await hasNoAccount(db)) ? firstAccountToken(secret) : undefined),
    onRestore: saving.onRestore,
    stopWork,
    endStreams: () => ending.abort(),
    close: async () => {
      await stopWork()
      await Promise.all([db.destroy(), writing?.destroy(), ofPrograms.destroy()])
    },
  }
}

type OrderParts = Pick<OrdersOptions, 'db' | 'writing' | 'secret' | 'vault' | 'wakeMail' | 'clientAddress'>

const ordersOf = ({ defaultDomain, mailFrom, payPal, klarna }: Config, log: Log, parts: OrderParts) =>
  createOrders({
    ...parts,
    ...MACHINE,
    defaultDomain,
    mailFrom,
    payPal,
    klarna,
    log: (message, err) => (err === undefined ? log.warn(message) : log.error({ err }, message)),
  })

/** What comes true at its moment: planned changes, the ends of events, files of tills, and goods that are back. */
function momentsOf(options: EventOptions & StockNoticeOptions & TillOptions): Work {
  let all: Recurring[] = []
  return {
    start() {
      all = [
        followSchedule(options),
        followEvents(options, options.tellStreams),
        followTill(options),
        followAwaitedStock(options),
      ]
    },
    stop: () => Promise.all(all.map((one) => one.stop())),
  }
}

/** What the environment gives projects that have no setting of their own. */
const installationSettings = ({ smtpUrl, mailFrom, payPal, klarna }: Config) => ({
  smtp_url: smtpUrl,
  mail_from: mailFrom,
  paypal_client_secret: payPal.secret,
  paypal_webhook_id: payPal.webhookId,
  paypal_merchant_id: payPal.merchantId,
  paypal_url: payPal.url,
  klarna_username: klarna.username,
  klarna_password: klarna.password,
  klarna_url: klarna.url,
})

async function prepare(dataDir: string, log: Log): Promise<void> {
  await makeDataFolder(dataDir)
  for (const draft of await removeUnfinishedBackups(dataDir)) log.warn(`${draft} of a killed backup is removed`)
}

async function openMigrated(config: Config): Promise<Database> {
  try {
    const db = await openDatabase(config)
    await migrate(db)
    return db
  } catch (error) {
    throw new StartError((error as Error).message, { cause: error })
  }
}

/** The data directory is the program's alone, also what an older version has left open. */
async function closeToOthers(dataDir: string, log: Log): Promise<void> {
  const [first, ...more] = await keepPrivate(dataDir)
  if (first === undefined) return
  const rest = more.length > 0 ? ` and ${more.length} others` : ''
  log.warn(`The modes of ${first}${rest} could not be changed: other accounts of this machine may read them.`)
}
