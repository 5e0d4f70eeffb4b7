import type { Collection } from '#contract/model/collection.ts'
import { model } from '#contract/model/model.ts'
import type { DirectusLogin } from '#contract/wire/product-imports.ts'
import { listAddress, wholeListInAnswer } from '#domain/imports/directus-answer.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { giveWay } from '../give-way.ts'
import { askDirectus, directusBaseOf, directusList, UNKNOWN_FIELDS, wrongDirectus } from '../imports/directus-call.ts'
import { isPart } from '../items/parts.ts'
import type { OutsideAnswer } from '../outside/outside-call.ts'
import type { Reach } from '../outside/public-address.ts'
import type { OldDump, OldEntry } from './old-dump.ts'
import { isLeft, oldFieldsOf, oldLists } from './old-tables.ts'

const AT_ONCE = 50

const NOUN = 'contents'

/** How it refuses a list that it does not have, does not show, or knows otherwise: the others are read all the same. */
const KEPT = [400, 403, 404, 422]

/** How much may be read, and for how long. */
export interface ReadingLimits {
  /** Milliseconds for all records. */
  readonly time: number
  /** Characters of all records. */
  readonly size: number
  /** Milliseconds for one page of them. */
  readonly pageTime?: number
}

/** What the server has none of, or keeps to itself. */
class Kept extends Error {
  readonly answer: OutsideAnswer

  constructor(answer: OutsideAnswer) {
    super(`answered with ${answer.status}`)
    this.answer = answer
  }
}

/** Asks one Directus 8 for lists until its limits are reached. */
function createReader(login: DirectusLogin, limits: ReadingLimits, reach: Reach | undefined) {
  const base = directusBaseOf(login)
  const until = performance.now() + limits.time
  let size = 0
  const ask = (address: string) => askDirectus(address, login, reach, limits.pageTime)
  const page = (list: string, fields: string, offset: number) =>
    ask(listAddress(base, { list, fields, limit: AT_ONCE, offset }))

  /** The first page with the fields that the server knows; the second choice of fields where it refuses those of the first. */
  async function firstPage(list: string, [first, second]: readonly [string, string]) {
    const answer = await page(list, first, 0)
    if (!UNKNOWN_FIELDS.includes(answer.status)) return { answer, fields: first }
    return { answer: await page(list, second, 0), fields: second }
  }

  /** All records of a list. Throws Kept. */
  async function whole(list: string, choices: readonly [string, string]): Promise<OldEntry[]> {
    const { answer: first, fields } = await firstPage(list, choices)
    if (KEPT.includes(first.status)) throw new Kept(first)
    const found: OldEntry[] = []
    for (let answer = first; ; answer = await page(list, fields, found.length)) {
      const entries = directusList(answer, NOUN, wholeListInAnswer).filter(isRecord)
      size += answer.text.length
      found.push(...entries)
      if (entries.length < AT_ONCE) return found
      if (size > limits.size || performance.now() > until)
        throw wrongDirectus('url', 'The server has more contents than are read this way; take a dump of it as a file')
      await giveWay()
    }
  }

  /** The names of all its collections; none where it keeps them to itself. */
  async function names(): Promise<string[]> {
    const { status, text } = await ask(`${base}/collections`)
    const list = (status === 200 && wholeListInAnswer(text)) || []
    return list.flatMap((entry) => (isRecord(entry) && typeof entry.collection === 'string' ? [entry.collection] : []))
  }

  return { base, whole, names }
}

const isPartHere = (name: string): boolean => {
  const known = model.get(name)
  return known !== undefined && isPart(known)
}

const choicesOf = (collection: Collection) => [oldFieldsOf(collection).join(','), '*.*.*.*'] as const

/**
 * All contents of a project of a Directus 8, asked for page by page with a token, which is kept nowhere. Throws Invalid, naming what of
 * address, project and token is wrong.
 */
export async function readOldWebsite(login: DirectusLogin, limits: ReadingLimits, reach?: Reach): Promise<OldDump> {
  const { base, whole, names } = createReader(login, limits, reach)
  const collections = new Map<string, readonly OldEntry[]>()
  const kept = new Map<string, OutsideAnswer>()
  for (const collection of oldLists)
    try {
      collections.set(collection.name, await whole(collection.name, choicesOf(collection)))
    } catch (error) {
      if (!(error instanceof Kept)) throw error
      kept.set(collection.name, error.answer)
    }
  const [refusal] = kept.values()
  const isEmpty = [...collections.values()].every(({ length }) => length === 0)
  if (isEmpty && refusal) directusList(refusal, NOUN, wholeListInAnswer)
  if (isEmpty) throw wrongDirectus('project', 'The server has no such project, or no contents in it')
  const files = await whole('files', ['*,translations.*', '*']).catch((error) => {
    if (error instanceof Kept) return []
    throw error
  })
  const left = (await names()).filter((name) => isLeft(name) && !isPartHere(name))
  return {
    collections,
    files,
    base,
    left: new Map(left.map((name) => [name, undefined])),
    unread: [...kept.keys()],
  }
}
