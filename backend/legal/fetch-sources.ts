import type { Database, Row } from '../db/database.ts'
import { callOutside, type OutsideAnswer } from '../outside/outside-call.ts'
import { PrivateHost, type Reach } from '../outside/public-address.ts'
import { putText } from './put-text.ts'

/** Milliseconds between two looks at a source, for an answer, and bytes of it. */
const EVERY = 24 * 3_600_000
const TIMEOUT = 15_000
const MOST = 400_000

interface FetchOptions {
  readonly db: Database
  readonly now: () => Date
  readonly reach?: Reach | undefined
  /** Asks an address; replaced by tests, which have no outside world. */
  readonly ask?: (url: URL) => Promise<OutsideAnswer>
}

type Fetched = { ok: true; content: string } | { ok: false; problem: string }

async function fetchText(url: string, { reach, ask }: FetchOptions): Promise<Fetched> {
  const headers = { accept: 'text/html, text/plain' }
  const asked = ask ?? ((address: URL) => callOutside(address, { headers, timeout: TIMEOUT, most: MOST, reach }))
  try {
    const { status, text } = await asked(new URL(url))
    if (status !== 200) return { ok: false, problem: 'refused' }
    // What is cut off is no text to make contracts under.
    if (text.length >= MOST) return { ok: false, problem: 'no_text' }
    // What cleans it takes a start longer than most of the product does; few shops have a source.
    const { fetchedText } = await import('./fetched-text.ts')
    return fetchedText(text)
  } catch (error) {
    return { ok: false, problem: error instanceof PrivateHost ? 'private' : 'unreachable' }
  }
}

async function follow(options: FetchOptions, { id, project, type, language, url }: Row): Promise<void> {
  const { db, now } = options
  const fetched = await fetchText(String(url), options)
  const moment = now().toISOString()
  await db.transaction().execute(async (trx) => {
    if (fetched.ok) {
      const place = { project: Number(project), type: String(type), language: String(language) }
      await putText(trx, { ...place, content: fetched.content }, now())
    }
    const outcome = fetched.ok ? { fetched_on: moment, problem: null } : { problem: fetched.problem }
    await trx
      .updateTable('ecommerce_legal_source')
      .set({ tried_on: moment, ...outcome })
      .where('id', '=', Number(id))
      .execute()
  })
}

/** Asks the sources that were not asked for a day, or never; a failure is noted and leaves the text in force that was. */
export async function fetchSources(options: FetchOptions): Promise<void> {
  const { db, now } = options
  const before = new Date(now().getTime() - EVERY).toISOString()
  const due = await db
    .selectFrom('ecommerce_legal_source')
    .selectAll()
    .where((or) => or.or([or('tried_on', 'is', null), or('tried_on', '<', before)]))
    .orderBy('id')
    .limit(20)
    .execute()
  for (const source of due) await follow(options, source)
}
