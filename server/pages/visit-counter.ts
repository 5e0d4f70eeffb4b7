import { createHash } from 'node:crypto'
import { changeSignature } from '#backend/changes/signature.ts'
import type { CountedPages } from '#contract/wire/visits.ts'
import { type AskedHeader, countedVisit } from '#domain/consent/counted-visit.ts'
import type { BackendLink } from '../http/backend-link.ts'

/** Milliseconds between two messages to the backend. */
const EVERY = 10_000

/** Different paths and hosts between two messages; more are left out. */
const MOST = 4000

const LONGEST_PATH = 200

type Counts = { pages: Map<string, number>; sources: Map<string, number>; programs: number }

export type VisitCounter = {
  /** Counts a page of a website that was answered, if somebody opened it. */
  answered(domain: string, path: string, header: AskedHeader): void
  /** Counts a page that a browser shows without asking for its document. */
  shown(domain: string, path: string, header: AskedHeader): void
  /** Tells the backend what was counted. */
  flush(): Promise<void>
  close(): Promise<void>
}

type Parts = {
  link: Pick<BackendLink, 'url' | 'answer'>
  secret: string
  now: () => Date
  log: (message: string, error?: unknown) => void
}

const add = (counts: Map<string, number>, name: string) => {
  if (counts.has(name) || counts.size < MOST) counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Counts pages in memory and adds them up in the backend: paths and hosts, never who asked. What a killed process had counted is lost. */
export function countVisits({ link, secret, now, log }: Parts, every = EVERY): VisitCounter {
  let open = new Map<string, Counts>()

  function countsOf(domain: string): Counts {
    const known = open.get(domain) ?? { pages: new Map(), sources: new Map(), programs: 0 }
    open.set(domain, known)
    return known
  }

  async function flush(): Promise<void> {
    if (open.size === 0) return
    const counted: CountedPages[] = [...open].map(([domain, { pages, sources, programs }]) => ({
      domain,
      pages: [...pages],
      sources: [...sources],
      programs,
    }))
    open = new Map()
    const body = JSON.stringify(counted)
    const target = `/changes/visits?body=${createHash('sha256').update(body).digest('hex')}`
    const headers = { authorization: changeSignature(secret, target, now()), 'content-type': 'application/json' }
    try {
      const answer = await link.answer(new Request(link.url + target, { method: 'POST', headers, body }))
      if (!answer.ok) log(`What was seen could not be added up: ${answer.status}`)
      await answer.body?.cancel()
    } catch (error) {
      log('What was seen could not be added up', error)
    }
  }

  const answered: VisitCounter['answered'] = (domain, path, header) => {
    const visit = countedVisit(header)
    if (visit === undefined || path.length > LONGEST_PATH) return
    const counts = countsOf(domain)
    if (visit === 'program') {
      counts.programs++
      return
    }
    add(counts.pages, path)
    if (visit.source !== undefined) add(counts.sources, visit.source)
  }

  const timer = setInterval(() => void flush(), every)
  timer.unref()
  return {
    answered,
    shown: (domain, path, header) => answered(domain, path, (name) => PAGE_OPENED[name] ?? header(name)),
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** A further page of the website, as its document would have been asked for. */
const PAGE_OPENED: Readonly<Record<string, string>> = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
  'cache-control': '',
}
