import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { managersOf } from '../auth/administrators.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import { noteChange } from '../auth/note-change.ts'
import { webhookChangeSchema, webhookSchema } from '../bodies/webhook-body.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import { itemKey } from '../items/read.ts'
import {
  changeWebhook,
  createWebhook,
  listMessages,
  listWebhooks,
  queueTest,
  readWebhook,
  renewSecret,
  replayMessage,
} from '../webhooks/webhook.ts'
import { changeTools } from './change-tools.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

/** Webhooks that a website may have. */
const MOST = 20

/** What the calls share: who may make them, and how a change is noted. */
function createDesk(services: Services) {
  const { db, defaults, accountMails } = services

  async function manager(caller: Caller) {
    const identity = await signedIn(caller)
    const access = await caller.access()
    if (!access.write(collectionOf('settings'), 'update'))
      throw new Fault('forbidden', 'Webhooks: this account may not see or change them')
    return { identity, account: identity.account, project: (await caller.project()).id }
  }

  const found = async (caller: Caller, id: string) => {
    const { project } = await manager(caller)
    return readWebhook(db, project, Number(itemKey(collectionOf('webhooks'), id) ?? 0), defaults.now())
  }

  /** Does a change and notes it in the same transaction; the work answers the webhook's name. */
  async function noted(caller: Caller, request: Request, work: (trx: Database) => Promise<string>): Promise<void> {
    const { identity, account, project } = await manager(caller)
    checkConfirmed(identity, defaults.now())
    const tools = await changeTools(services, caller, request)
    await db.transaction().execute(async (trx) => {
      const note = await work(trx)
      const tell = await managersOf(trx, project, account)
      await noteChange({ ...tools, db: trx }, { kind: 'webhooks_changed', account, project, note, tell })
    })
    accountMails?.wake()
  }

  return { manager, found, noted }
}

type Desk = ReturnType<typeof createDesk>

/**
 * `/webhooks`: addresses of other programs that are told what happens, for administrators. Where messages go, and the secret, need the
 * password once more, and are told by mail to who runs the website.
 */
export function outgoingWebhookRoutes(services: Services): Hono<Variables> {
  const { db, defaults, vault, webhooks } = services
  const isAllowed = webhooks?.isAllowed
  const desk = createDesk(services)
  const { manager, found, noted } = desk
  return new Hono<Variables>()
    .get('/', async ({ var: { caller } }) => {
      const { project } = await manager(caller)
      return jsonAnswer({ data: await listWebhooks(db, project, defaults.now()) })
    })
    .post('/', async ({ req, var: { caller } }) => {
      const { account, project } = await manager(caller)
      const body = validBody(webhookSchema(isAllowed), await objectBody(req.raw))
      if ((await listWebhooks(db, project, defaults.now())).length >= MOST)
        throw new Fault('conflict', `A website has at most ${MOST} webhooks`)
      let made: Awaited<ReturnType<typeof createWebhook>> | undefined
      await noted(caller, req.raw, async (trx) => {
        made = await createWebhook({ db: trx, vault, now: defaults.now() }, { ...body, project, user: account.id })
        return body.name
      })
      return jsonAnswer({ data: made })
    })
    .patch('/:id', async ({ req, var: { caller } }) => {
      const before = await found(caller, req.param('id'))
      const change = validBody(webhookChangeSchema(isAllowed), await objectBody(req.raw))
      const tools = { vault, now: defaults.now() }
      const leadsElsewhere = change.url !== undefined && change.url !== before.url
      if (leadsElsewhere || change.events)
        await noted(caller, req.raw, async (trx) => {
          await changeWebhook({ ...tools, db: trx }, before, change)
          return change.name ?? before.name
        })
      else await changeWebhook({ ...tools, db }, before, change)
      return jsonAnswer({ data: await found(caller, req.param('id')) })
    })
    .delete('/:id', async ({ req, var: { caller } }) => {
      const { id, name } = await found(caller, req.param('id'))
      await noted(caller, req.raw, async (trx) => {
        await trx.deleteFrom('webhooks').where('id', '=', id).execute()
        return name
      })
      return jsonAnswer({ data: { id } })
    })
    .post('/:id/secret', async ({ req, var: { caller } }) => {
      const { id, name } = await found(caller, req.param('id'))
      const { project } = await manager(caller)
      let secret = ''
      await noted(caller, req.raw, async (trx) => {
        secret = await renewSecret({ db: trx, vault, now: defaults.now() }, project, id)
        return name
      })
      return jsonAnswer({ data: { ...(await found(caller, req.param('id'))), secret } })
    })
    .route('/:id', messageRoutes(services, desk))
}

/** What a webhook told and tells, below its address. */
function messageRoutes({ db, defaults, webhooks }: Services, { manager, found }: Desk): Hono<Variables> {
  return new Hono<Variables>()
    .post('/test', async ({ req, var: { caller } }) => {
      const { id } = await found(caller, req.param('id') ?? '')
      const { project } = await manager(caller)
      const message = await queueTest(db, { project, webhook: id }, { now: defaults.now(), uuid: defaults.uuid() })
      webhooks?.wake()
      return jsonAnswer({ data: { id: message } })
    })
    .get('/messages', async ({ req, var: { caller } }) => {
      const { id } = await found(caller, req.param('id') ?? '')
      return jsonAnswer({ data: await listMessages(db, id) })
    })
    .post('/messages/:message/replay', async ({ req, var: { caller } }) => {
      const { id } = await found(caller, req.param('id') ?? '')
      const message = Number(itemKey(collectionOf('webhook_messages'), req.param('message')) ?? 0)
      if (!(await replayMessage(db, id, message, defaults.now())))
        throw new Fault('unknownItem', 'There is no message of that number that was sent or given up')
      webhooks?.wake()
      return jsonAnswer({ data: { id: message } })
    })
}
