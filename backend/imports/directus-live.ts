import {
  askedFieldsOf,
  DIRECTUS_LISTS,
  type DirectusPlace,
  directusBase,
  listAddress,
  listInAnswer,
} from '#domain/imports/directus-answer.ts'
import { giveWay } from '../give-way.ts'
import { Invalid } from '../items/validate.ts'
import { callOutside, type OutsideAnswer, TooSlow } from '../outside/outside-call.ts'
import { PrivateHost, type Reach } from '../outside/public-address.ts'

const AT_ONCE = 50
/** Milliseconds for one page of goods, and for all of them: somebody waits. */
const PAGE_TIME = 20_000
const WHOLE_TIME = 90_000
/** Bytes of one page of goods, and of all that is kept of them. */
const PAGE_SIZE = 20_000_000
const WHOLE_SIZE = 30_000_000

/** How a Directus 8 refuses a field or a relation that it does not have. */
const UNKNOWN = [400, 404, 422]

const wrong = (field: 'url' | 'token' | 'project', message: string) => new Invalid([{ field, message }])

async function answerOf(address: string, token: string, project: string, reach?: Reach): Promise<OutsideAnswer> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'x-directus-project': project }
  try {
    return await callOutside(new URL(address), { headers, timeout: PAGE_TIME, most: PAGE_SIZE + 1, reach })
  } catch (error) {
    if (error instanceof PrivateHost) throw wrong('url', 'must not be a server of a private network')
    throw wrong('url', error instanceof TooSlow ? 'The server does not answer in time' : 'The server cannot be reached')
  }
}

function baseOf(place: DirectusPlace): string {
  const base = directusBase(place)
  if (base === undefined) throw wrong('url', 'must be a web address like https://cms.example')
  return base
}

function listIn({ status, text }: OutsideAnswer, base: string): unknown[] {
  if (status === 401 || status === 403) throw wrong('token', 'The server does not let the token read its products')
  if (status === 404) throw wrong('project', 'The server has no such project, or no products in it')
  if (status !== 200) throw wrong('url', `The server answers ${status} instead of products`)
  const list = text.length > PAGE_SIZE ? undefined : listInAnswer(text, base)
  if (!list) throw wrong('url', 'The server answers something else than a Directus 8 with products')
  return list
}

/**
 * All goods of a project of a Directus 8, asked for page by page with a token, which is kept nowhere, as the file that a dump of them would be.
 * Throws Invalid, naming what of the three is wrong.
 */
export async function readDirectus(
  { token, ...place }: DirectusPlace & { readonly token: string },
  reach?: Reach,
): Promise<Uint8Array> {
  const base = baseOf(place)
  const until = performance.now() + WHOLE_TIME
  let size = 0
  const ask = (list: string, fields: string, offset: number) =>
    answerOf(listAddress(base, { list, fields, limit: AT_ONCE, offset }), token, place.project, reach)
  async function whole(list: string): Promise<string[]> {
    const parts: string[] = []
    const [first = '*', second] = askedFieldsOf(list)
    const tried = await ask(list, first, 0)
    const fields = second !== undefined && UNKNOWN.includes(tried.status) ? second : first
    for (;;) {
      const answer = fields === first && parts.length === 0 ? tried : await ask(list, fields, parts.length)
      const entries = listIn(answer, base)
      for (const entry of entries) {
        const part = JSON.stringify(entry)
        size += part.length
        parts.push(part)
      }
      if (entries.length < AT_ONCE) return parts
      if (size > WHOLE_SIZE || performance.now() > until)
        throw wrong('url', 'The server has more products than are read this way; take a dump of it as a file')
      await giveWay()
    }
  }
  const [goods, ...others] = DIRECTUS_LISTS
  const lists: { name: string; parts: string[] }[] = [{ name: goods, parts: await whole(goods) }]
  if (lists[0]?.parts.length === 0) throw wrong('project', 'The server has no such project, or no products in it')
  for (const name of others) lists.push({ name, parts: await whole(name).catch(whereItIsMissing) })
  return new TextEncoder().encode(`{${lists.map(({ name, parts }) => `"${name}":[${parts.join(',')}]`).join(',')}}`)
}

/** A list that the other system does not have, or keeps to itself, is as good as empty. */
function whereItIsMissing(error: unknown): string[] {
  if (error instanceof Invalid && error.problems.every(({ field }) => field !== 'url')) return []
  throw error
}
