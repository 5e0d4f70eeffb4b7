import type { DirectusLogin } from '#contract/wire/product-imports.ts'
import { askedFieldsOf, DIRECTUS_LISTS, listAddress, listInAnswer } from '#domain/imports/directus-answer.ts'
import { giveWay } from '../give-way.ts'
import { Invalid } from '../items/validate.ts'
import type { Reach } from '../outside/public-address.ts'
import { askDirectus, directusBaseOf, directusList, UNKNOWN_FIELDS, wrongDirectus } from './directus-call.ts'

const AT_ONCE = 50
/** Milliseconds for all goods: somebody waits. */
const WHOLE_TIME = 90_000
/** Bytes of all that is kept of them. */
const WHOLE_SIZE = 30_000_000

/**
 * All goods of a project of a Directus 8, asked for page by page with a token, which is kept nowhere, as the file that a dump of them would be.
 * Throws Invalid, naming what of the three is wrong.
 */
export async function readDirectus(login: DirectusLogin, reach?: Reach): Promise<Uint8Array> {
  const base = directusBaseOf(login)
  const until = performance.now() + WHOLE_TIME
  let size = 0
  const ask = (list: string, fields: string, offset: number) =>
    askDirectus(listAddress(base, { list, fields, limit: AT_ONCE, offset }), login, reach)
  async function whole(list: string): Promise<string[]> {
    const parts: string[] = []
    const [first = '*', second] = askedFieldsOf(list)
    const tried = await ask(list, first, 0)
    const fields = second !== undefined && UNKNOWN_FIELDS.includes(tried.status) ? second : first
    for (;;) {
      const answer = fields === first && parts.length === 0 ? tried : await ask(list, fields, parts.length)
      const entries = directusList(answer, 'products', (text) => listInAnswer(text, base))
      for (const entry of entries) {
        const part = JSON.stringify(entry)
        size += part.length
        parts.push(part)
      }
      if (entries.length < AT_ONCE) return parts
      if (size > WHOLE_SIZE || performance.now() > until)
        throw wrongDirectus('url', 'The server has more products than are read this way; take a dump of it as a file')
      await giveWay()
    }
  }
  const [goods, ...others] = DIRECTUS_LISTS
  const lists: { name: string; parts: string[] }[] = [{ name: goods, parts: await whole(goods) }]
  if (lists[0]?.parts.length === 0)
    throw wrongDirectus('project', 'The server has no such project, or no products in it')
  for (const name of others) lists.push({ name, parts: await whole(name).catch(whereItIsMissing) })
  return new TextEncoder().encode(`{${lists.map(({ name, parts }) => `"${name}":[${parts.join(',')}]`).join(',')}}`)
}

/** A list that the other system does not have, or keeps to itself, is as good as empty. */
function whereItIsMissing(error: unknown): string[] {
  if (error instanceof Invalid && error.problems.every(({ field }) => field !== 'url')) return []
  throw error
}
