import type { IncomingMessage, ServerResponse } from 'node:http'
import { PartAway } from '#backend/outage.ts'
import type { AskedHeader } from '#domain/consent/counted-visit.ts'
import { acceptedEncoding, type Encoding, quickEncoding } from '../http/encoding.ts'
import type { Cdn } from './cdn.ts'
import { shownAddress } from './kept-address.ts'
import { markdownAddress, wantsMarkdown } from './markdown-address.ts'
import type { Built, PageCache } from './page-cache.ts'
import type { Page } from './page-store.ts'
import { previewIn } from './preview.ts'
import type { ProjectDomains } from './project-domains.ts'
import { wholeAnswers } from './whole-answers.ts'

/** The header by which the site says that an answer may be kept, and of which records it was made. It goes no further. */
export const PAGE_TAGS = 'x-page-tags'

/** Told of each page that is answered, as HTML and found. */
export type SeenPage = (domain: string, path: string, header: AskedHeader) => void

type Site = { fetch(request: Request): Promise<Response> | Response }

export type KeptSite = {
  /** Answers what the site answers, from memory where it can be. */
  fetch(request: Request): Promise<Response>
  /** Answers at once what lies ready in memory; false for everything else. `added` are headers of this answer alone. */
  answer(request: IncomingMessage, response: ServerResponse, added: Record<string, string>): boolean
}

const READS = new Set(['GET', 'HEAD'])

const keyOf = (domain: string, address: string) => domain + shownAddress(address)

/**
 * Puts a cache before the site: pages come from memory, in the visitor's encoding, with an etag, and with what a CDN has to know. A
 * project keeps them once, whatever hosts lead to it.
 */
export function keepPages(
  site: Site,
  cache: PageCache,
  domains: Pick<ProjectDomains, 'known' | 'find'>,
  now: () => number,
  cdn?: Pick<Cdn, 'headers'>,
  seen: SeenPage = () => {},
): KeptSite {
  const answers = wholeAnswers(now)
  const note = (page: Pick<Page, 'status' | 'headers'>, domain: string, address: string, header: AskedHeader) => {
    const isPage = page.status === 200 && page.headers['content-type']?.startsWith('text/html')
    if (isPage) seen(domain, address.split('?', 1)[0] ?? '', header)
  }
  return {
    async fetch(request) {
      if (!READS.has(request.method) || previewIn(request.url) !== undefined) return site.fetch(request)
      if (wantsMarkdown(request.headers.get('accept'))) return chosenMarkdown(request, (other) => this.fetch(other))
      const { pathname, search } = new URL(request.url)
      const domain = await domains.find(request.headers.get('host') ?? '')
      const failed = new WeakMap<Error, Response>()
      const build = async (): Promise<Built> => {
        const response = await site.fetch(new Request(request.url, { headers: { host: domain } }))
        if (response.status < 500) return builtFrom(response, cdn)
        const error = new PartAway(`The site answers ${response.status}`)
        failed.set(error, response)
        throw error
      }
      try {
        const page = await cache.get(keyOf(domain, pathname + search), build)
        // Where to go on depends on the whole query, which is not part of the key.
        if (page.status >= 300 && page.status < 400) return site.fetch(request)
        if (request.method === 'GET') note(page, domain, pathname, (name) => request.headers.get(name) ?? undefined)
        const encoding = encodingFor(page, request.headers.get('accept-encoding') ?? undefined)
        const body = await cache.bodyOf(page, encoding)
        const headers = headersOf(page, encoding, body)
        if (isKnown(request.headers.get('if-none-match'), headers.etag))
          return new Response(null, { status: 304, headers })
        return new Response(new Uint8Array(body), { status: page.status, headers })
      } catch (error) {
        const response = failed.get(error as Error)
        if (!response) throw error
        return response
      }
    },

    answer(request, response, added) {
      const { method = '', url = '', headers } = request
      if (!READS.has(method) || previewIn(url) !== undefined || wantsMarkdown(headers.accept)) return false
      const domain = domains.known(headers.host ?? '')
      const page = domain === undefined ? undefined : cache.find(keyOf(domain, url))
      const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined)
      const body = page?.bodies.get(encoding)
      if (!page || !body || domain === undefined) return false
      if (method === 'GET') note(page, domain, url, (name) => headers[name]?.toString())
      const { etag, full, unchanged } = ready(page, encoding, body, added)
      const [status, lines, content] = isKnown(headers['if-none-match'], etag)
        ? ([304, unchanged] as const)
        : ([page.status, full, body] as const)
      if (!answers.send(response, status, lines, content))
        response.writeHead(status, lines).end(method === 'HEAD' ? undefined : content)
      return true
    },
  }
}

/** The first who comes does not wait for brotli, and a page that nobody else asks for never costs it. */
function encodingFor(page: Page, header: string | undefined): Encoding {
  const best = acceptedEncoding(header)
  const isFirst = best === 'br' && !page.bodies.has('br') && !page.bodies.has('zstd')
  return isFirst ? quickEncoding(header) : best
}

/**
 * The Markdown of a page for who asks for it at the page's own address. No cache between may keep it there: that would then have to tell
 * every browser apart by what it accepts. What is a file, by its name, is what it is.
 */
async function chosenMarkdown(request: Request, fetch: (request: Request) => Promise<Response>): Promise<Response> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.delete('accept')
  if (/\.[^/]*$/.test(url.pathname)) return fetch(new Request(url, { method: request.method, headers }))
  const address = markdownAddress(url.pathname + url.search)
  const answer = await fetch(new Request(new URL(address, url), { method: request.method, headers }))
  const own = new Headers(answer.headers)
  own.set('cache-control', 'no-store')
  own.set('content-location', address)
  own.delete('cache-tag')
  return new Response(answer.body, { status: answer.status, headers: own })
}

/** The headers of an answer as Node takes them quickest: names and values in turn. */
type Ready = { added: Record<string, string>; etag: string; full: string[]; unchanged: string[] }

const readyOf = new WeakMap<Buffer, Ready>()

/** What stands ready for a body, made anew only when other headers are added to it than last time. */
function ready(page: Page, encoding: Encoding, body: Buffer, added: Record<string, string>): Ready {
  const known = readyOf.get(body)
  if (known?.added === added) return known
  const own = headersOf(page, encoding, body)
  const unchanged = Object.entries({ ...own, ...added }).flat()
  const made = { added, etag: own.etag, unchanged, full: [...unchanged, 'content-length', String(body.byteLength)] }
  readyOf.set(body, made)
  return made
}

async function builtFrom(response: Response, cdn?: Pick<Cdn, 'headers'>): Promise<Built> {
  const headers = Object.fromEntries(response.headers)
  const named = headers[PAGE_TAGS]
  const tags = named?.split(' ').filter(Boolean) ?? []
  delete headers[PAGE_TAGS]
  delete headers['content-length']
  return {
    status: response.status,
    headers: tags.length > 0 ? { ...headers, ...cdn?.headers(tags) } : headers,
    body: await response.text(),
    tags,
    keep: named !== undefined,
  }
}

function headersOf(page: Page, encoding: Encoding, body: Buffer): Record<string, string> & { etag: string } {
  const isEncoded = body !== page.bodies.get('identity')
  return {
    ...(page.isStale || page.isPassing ? withoutSharing(page.headers) : page.headers),
    vary: 'accept-encoding',
    etag: `"${page.etag}${isEncoded ? `-${encoding}` : ''}"`,
    ...(isEncoded && { 'content-encoding': encoding }),
    ...(page.isStale && { 'x-page': 'stale' }),
  }
}

/** For a page that is old already: no purge would reach it where it were stored now. */
function withoutSharing({ 'cache-tag': _, ...headers }: Record<string, string>): Record<string, string> {
  return { ...headers, 'cache-control': 'no-store' }
}

function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
