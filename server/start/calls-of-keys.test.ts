import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { operations } from '#backend/openapi/document.ts'
import { EXAMPLE_FILE } from '#backend/openapi/parts/example-value.ts'
import type { Operation } from '#backend/openapi/parts/operation.ts'
import { KEY_AREAS } from '#contract/wire/api-keys.ts'
import { startSample } from './sample-server.ts'

const DOMAIN = 'juwelier.example'
const EMAIL = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'

const FOR_PEOPLE = /for people who sign in/

/** Streams never end; and of a collection its list and its making stand for the others. */
const LEFT_OUT = /stream$|^\/items\/[a-z_]+\/\{id\}$/

/** The address of a call with what its example names, but no record that is there. */
function addressOf({ path, parameters = [] }: Operation): string {
  const own = parameters.flatMap((parameter) => ('$ref' in parameter ? [] : [parameter]))
  const query = own.flatMap((one) =>
    one.in === 'query' && one.example !== undefined ? [[one.name, String(one.example)]] : [],
  )
  const example = (name: string) => own.find((one) => one.name === name)?.example
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(example(name) === 1 ? 999_999 : (example(name) ?? EXAMPLE_FILE)),
  )
  return query.length > 0 ? `${address}?${new URLSearchParams(query)}` : address
}

let server: Awaited<ReturnType<typeof startSample>>

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    await sampleShop(db, DOMAIN)
    await addAccount(db, { email: EMAIL, password: PASSWORD, role: 'administrator' })
  })
})

afterAll(() => server.close())

const send = (method: string, path: string, body: unknown, secret = '') =>
  fetch(server.address + path, {
    method: method.toUpperCase(),
    headers: {
      'x-directus-project': DOMAIN,
      'content-type': 'application/json',
      ...(secret && { authorization: `Bearer ${secret}` }),
    },
    ...(method !== 'get' && { body: JSON.stringify(body ?? {}) }),
  })

async function newKey(scopes: readonly string[]): Promise<string> {
  const signedIn = await send('post', '/auth/authenticate', { email: EMAIL, password: PASSWORD })
  const { token } = (await signedIn.json()).data
  await send('post', '/auth/confirm', { current_password: PASSWORD }, token)
  const made = await send('post', '/api-keys', { name: 'Agentur', scopes, rate: 6000 }, token)
  return (await made.json()).data.key
}

test('a key of all scopes is let into every call that the document opens to keys, and into none that it keeps for people', async () => {
  const key = await newKey(KEY_AREAS.map((area) => `${area}:*`))
  const misfits: string[] = []
  for (const operation of operations()) {
    const { id, method, needs, tag, body } = operation
    if (tag === 'feeds' || LEFT_OUT.test(operation.path)) continue
    const answer = await send(method, addressOf(operation), body?.example, key)
    const text = await answer.text()
    const isRefused = FOR_PEOPLE.test(text) || (needs === 'account' && answer.status === 403)
    if (isRefused !== (needs === 'account')) misfits.push(`${id} needs ${needs}: ${answer.status} ${text.slice(0, 90)}`)
  }
  expect(misfits).toEqual([])
}, 300_000)
