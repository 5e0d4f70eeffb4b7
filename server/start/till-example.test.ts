import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { createApiKey } from '#backend/auth/api-key.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { createVault } from '#backend/vault/vault.ts'
import { createWebhook } from '#backend/webhooks/webhook.ts'
import { createWebhookWorker } from '#backend/webhooks/webhook-worker.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const SECRET = 'the secret of an installation, long enough'

const WITH_VARIANTS = 'TW40'

let product: SampleServer
let key = ''
let project = 0
let reference = ''

beforeAll(async () => {
  product = await startSample({ SECRET }, async (db) => {
    project = Number((await sampleShop(db, 'juwelier.example')).project)
    await addAccount(db, {
      email: 'chefin@juwelier.example',
      password: 'correct horse battery',
      role: 'administrator',
      project,
    })
    const { id: user } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const scopes = ['ecommerce_product:read', 'ecommerce_product:update']
    const made = { project, user: Number(user), name: 'Kasse', scopes, rate: 600, expires_on: null } as const
    key = (await createApiKey(db, made, new Date())).key
    const goods = await db
      .selectFrom('ecommerce_product')
      .leftJoin('ecommerce_product_variant', 'ecommerce_product_variant.product', 'ecommerce_product.id')
      .select(['ecommerce_product.id', 'ecommerce_product_variant.id as variant'])
      .where('project', '=', project)
      .execute()
    const named = (number: string, id?: unknown) =>
      db
        .updateTable('ecommerce_product')
        .set({ reference_number: number, stock: 2 })
        .where('id', '=', Number(id))
        .execute()
    reference = 'TW40BL'
    await named(reference, goods.find(({ variant }) => variant === null)?.id)
    await named(WITH_VARIANTS, goods.find(({ variant }) => variant !== null)?.id)
  })
})

afterAll(() => product.close())

/** Runs the example as somebody at a till would. */
function till(lines: string): Promise<{ code: number | null; said: string }> {
  const program = spawn(process.execPath, [resolve('docs/examples/till.mjs'), product.address], {
    env: { ...process.env, API_KEY: key },
  })
  let said = ''
  program.stdout.on('data', (chunk) => (said += chunk))
  program.stderr.on('data', (chunk) => (said += chunk))
  program.stdin.end(lines)
  return new Promise((done) => program.on('close', (code) => done({ code, said })))
}

test('the example of a till changes stock with a key, says what it could not, and a listening program is told of it', async () => {
  const heard: { headers: Record<string, string>; body: string }[] = []
  const listener = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body })
      response.end()
    })
  })
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`
  const tools = { db: product.db, vault: createVault(SECRET), now: new Date() }
  const { secret } = await createWebhook(tools, { project, user: null, name: 'Lager', url, events: ['stock.changed'] })
  const first = await till(`${reference};7\n\nXX-0;3\n${WITH_VARIANTS};3\n${reference};viele\n`)
  expect(first.code).toBe(1)
  expect(first.said.trim().split('\n')).toEqual([
    `${reference};7: 2 → 7`,
    'XX-0;3: no such product',
    `${WITH_VARIANTS};3: is sold by its variants: POST /ecom/till knows them`,
    `${reference};viele: no number of pieces`,
  ])
  expect(await till(`${reference};7`)).toEqual({ code: 0, said: `${reference};7: as before\n` })
  const worker = createWebhookWorker({
    ...tools,
    // After what the product itself has tried, which calls no address of this machine.
    now: () => new Date(Date.now() + 60_000),
    uuid: () => crypto.randomUUID(),
    random: Math.random,
    log: () => {},
    reach: { isAllowed: () => true },
  })
  const told = async () => {
    await worker.tellDue()
    // A message may come a second time under its id.
    return new Set(heard.map(({ headers }) => headers['webhook-id'])).size
  }
  await expect.poll(told, { timeout: 10_000 }).toBe(1)
  listener.close()
  const [{ headers, body } = { headers: {}, body: '' }] = heard
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'stock.changed', data: { stock: 7 } })
})
