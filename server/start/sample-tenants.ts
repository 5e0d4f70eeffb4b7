import type { NewAccount } from '#backend/auth/account.ts'
import { addSampleAccount } from '#backend/auth/sample-account.ts'
import type { Database } from '#backend/db/database.ts'
import { isContent } from '#backend/items/access.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { model } from '#contract/model/model.ts'

export const OWN = 'eigen.example'
export const FOREIGN = 'fremd.example'

export const PASSWORD = 'correct horse battery'

/** Whoever may ask something of a project: accounts of its own, one of another project, one of all projects, and strangers. */
export const CALLERS = ['stranger', 'staff', 'editor', 'custom', 'administrator', 'foreign', 'installation'] as const

export type Caller = (typeof CALLERS)[number]

const emailOf = (caller: Caller) => `${caller}@${OWN}`

/** Two shops with an account of each kind; the role `custom` has every permission that can be given. */
export async function fillTenants(db: Database): Promise<{ own: number; foreign: number }> {
  const [own, foreign] = [await sampleShop(db, OWN), await sampleShop(db, FOREIGN)].map(({ project }) =>
    Number(project),
  )
  if (!own || !foreign) throw new Error('The sample has no projects.')
  const add = (caller: Caller, role: NewAccount['role'], project?: number) =>
    addSampleAccount(db, {
      email: emailOf(caller),
      password: PASSWORD,
      role,
      ...(project !== undefined && { project }),
    })
  await add('staff', 'shop_staff', own)
  await add('editor', 'editor', own)
  await add('administrator', 'administrator', own)
  await add('foreign', 'administrator', foreign)
  await add('installation', 'administrator')
  const account = await add('custom', 'editor', own)
  const { id: role } = await db.insertInto('roles').values({ name: 'custom' }).returning('id').executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ role: Number(role) })
    .where('id', '=', account)
    .execute()
  const actions = ['create', 'read', 'update', 'delete']
  const rows = [...model.values()]
    .filter(isContent)
    .flatMap(({ name }) => actions.map((action) => ({ role: Number(role), collection: name, action })))
  await db.insertInto('permissions').values(rows).execute()
  return { own, foreign }
}

/** Gives a shop a store in three languages. */
export async function openStores(db: Database, project: number): Promise<void> {
  await db.updateTable('project').set({ languages: '["de","en","fr"]' }).where('id', '=', project).execute()
  for (const [language, store_root] of Object.entries({ de: '/shop', en: '/en/shop', fr: '/fr/boutique' }))
    await db.insertInto('project_translation').values({ project, language, store_root }).execute()
}

export type Reply = { status: number; headers: Headers; text: string; data: Record<string, unknown>; code?: number }

export type Ask = (caller: Caller, method: string, path: string, body?: unknown, domain?: string) => Promise<Reply>

/** Asks over the wire as a caller: signed in, with the password given once more unless `isConfirmed` says otherwise. */
export function asking(address: string, isConfirmed = true, password = PASSWORD): Ask {
  const tokens = new Map<Caller, Promise<string>>()

  async function call(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(address + path, { method, headers, redirect: 'manual', ...init })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== ''
    const { data = {}, error } = isJson ? JSON.parse(text) : {}
    return { status: answer.status, headers: answer.headers, text, data, code: error?.code }
  }

  async function signIn(caller: Caller): Promise<string> {
    const headers = { 'x-directus-project': caller === 'foreign' ? FOREIGN : OWN }
    const credentials = { email: emailOf(caller), password }
    const { data } = await call('POST', '/auth/authenticate', credentials, headers)
    const authorization = `Bearer ${data.token}`
    if (isConfirmed) await call('POST', '/auth/confirm', { current_password: password }, { ...headers, authorization })
    return authorization
  }

  return async (caller, method, path, body, domain = caller === 'foreign' ? FOREIGN : OWN) => {
    const headers = { 'x-directus-project': domain }
    if (caller === 'stranger') return call(method, path, body, headers)
    const token = tokens.get(caller) ?? signIn(caller)
    tokens.set(caller, token)
    return call(method, path, body, { ...headers, authorization: await token })
  }
}
