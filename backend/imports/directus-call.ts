import type { DirectusLogin } from '#contract/wire/product-imports.ts'
import { type DirectusPlace, directusBase } from '#domain/imports/directus-answer.ts'
import { Invalid } from '../items/validate.ts'
import { callOutside, type OutsideAnswer, TooSlow } from '../outside/outside-call.ts'
import { PrivateHost, type Reach } from '../outside/public-address.ts'

/** Milliseconds for one page of records: somebody waits. */
const PAGE_TIME = 20_000
/** Bytes of one page of records. */
const PAGE_SIZE = 20_000_000

/** How a Directus 8 refuses a field or a relation that it does not have. */
export const UNKNOWN_FIELDS: readonly number[] = [400, 404, 422]

/** What is wrong with one of the three that lead to a Directus 8, as the refusal of the call that named it. */
export const wrongDirectus = (field: keyof DirectusLogin, message: string): Invalid => new Invalid([{ field, message }])

/** The base of all calls of a project. Throws Invalid for what is no web address. */
export function directusBaseOf(place: DirectusPlace): string {
  const base = directusBase(place)
  if (base === undefined) throw wrongDirectus('url', 'must be a web address like https://cms.example')
  return base
}

/** What an address of a Directus 8 answers. Throws Invalid where it cannot be called, or does not answer in `time` milliseconds. */
export async function askDirectus(
  address: string,
  { token, project }: Pick<DirectusLogin, 'token' | 'project'>,
  reach?: Reach,
  time = PAGE_TIME,
): Promise<OutsideAnswer> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'x-directus-project': project }
  try {
    return await callOutside(new URL(address), { headers, timeout: time, most: PAGE_SIZE + 1, reach })
  } catch (error) {
    if (error instanceof PrivateHost) throw wrongDirectus('url', 'must not be a server of a private network')
    const isLate = error instanceof TooSlow
    throw wrongDirectus('url', isLate ? 'The server does not answer in time' : 'The server cannot be reached')
  }
}

/**
 * The records in an answer, read by `read`. Throws Invalid that says what is wrong with the place; `noun` names what was asked for.
 */
export function directusList(
  { status, text }: OutsideAnswer,
  noun: string,
  read: (text: string) => unknown[] | undefined,
): unknown[] {
  if (status === 401 || status === 403)
    throw wrongDirectus('token', `The server does not let the token read its ${noun}`)
  if (status === 404) throw wrongDirectus('project', `The server has no such project, or no ${noun} in it`)
  if (status !== 200) throw wrongDirectus('url', `The server answers ${status} instead of ${noun}`)
  const list = text.length > PAGE_SIZE ? undefined : read(text)
  if (!list) throw wrongDirectus('url', `The server answers something else than a Directus 8 with ${noun}`)
  return list
}
