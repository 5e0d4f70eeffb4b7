import { type Context, Hono } from 'hono'
import { appDataPath, pathOfPageData, sharedDataPath } from '#domain/paths/page-data-path.ts'
import { ApiError } from '#sdk/api-error.ts'
import type { BuiltPage, PageAnswer } from '#site/page-builder.ts'
import type { BackendLink } from '../http/backend-link.ts'
import { contentPolicy } from '../http/content-policy.ts'
import { errorPage, previewGonePage } from '../http/error-page.ts'
import { awayOf, RETRY_AFTER } from '../http/outages.ts'
import { keptDataAddress, keptPageAddress, shownAddress } from './kept-address.ts'
import { PAGE_TAGS } from './kept-site.ts'
import { markdownAddress, pathOfMarkdown } from './markdown-address.ts'
import { comingSoon } from './not-live.ts'
import { pageMarkdown } from './page-markdown.ts'
import { collectTags } from './page-tags.ts'
import {
  NEVER_KEPT,
  type PreviewReading,
  type PreviewSdk,
  previewIn,
  withoutPreview,
  withPreviewBar,
} from './preview.ts'
import { createSharedDataStore } from './shared-data-store.ts'
import type { SharedReading } from './shared-reading.ts'
import type { SiteBuild } from './site-build.ts'
import { REVALIDATE, siteFiles, type Tagged } from './site-files.ts'

export type SiteParts = {
  build: SiteBuild
  sdkOf: BackendLink['sdkOf']
  /** Reads for many pages together; without it each page reads for itself. */
  reading?: Pick<SharedReading, 'sdkOf' | 'share'>
  log: { error: (details: object, message: string) => void; warn: (message: string) => void }
  /** The development server lets Vite add its scripts. */
  transformHtml?: (html: string, address: string) => Promise<string>
  /** The backend as an editor's preview has it; undefined for who may not see that preview. Without it there are none. */
  previewSdk?: PreviewSdk
  /** Whether a website that is not live yet is shown as it will be: to its staff. */
  showsNotLive?: boolean
}

/** The page itself is what search engines are to find. */
const MARKDOWN = { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' }

/** Lets an answer be kept that was asked for by that very address: every other that leads to it would be one more to keep. */
function tagsHeader(c: Context, address: string | undefined, tags: Iterable<string> = []): Record<string, string> {
  const { pathname, search } = new URL(c.req.url)
  return shownAddress(pathname + search) === address ? { [PAGE_TAGS]: [...tags].join(' ') } : {}
}

/** Nobody is known by whose language could be chosen. */
const NO_SITE = [
  'Unter dieser Adresse gibt es keine Website.',
  'There is no site at this address.',
  'Il n’y a pas de site à cette adresse.',
].join('\n')

/** A page as an editor's preview has it. */
async function previewAnswer(
  c: Context,
  { sdk, now, asOn }: PreviewReading,
  { build, log, transformHtml }: SiteParts,
): Promise<Response> {
  const url = withoutPreview(c.req.url)
  const answer = await build.buildPage(sdk, url.pathname + url.search, log.warn, now)
  if (answer.kind === 'redirect') return c.redirect(answer.location, 302)
  if (answer.kind === 'noProject') return c.text(NO_SITE, 404, NEVER_KEPT)
  const html = await build.renderPage(answer, build.assetsOf(answer), build.hash)
  const marked = withPreviewBar(html, answer.pageData.result.pageContext.language, asOn)
  const final = transformHtml ? await transformHtml(marked, url.pathname) : marked
  const policy = transformHtml ? undefined : { 'content-security-policy': contentPolicy(answer) }
  return c.html(final, answer.status, { ...policy, ...NEVER_KEPT })
}

const previewGone = (c: Context) => c.html(previewGonePage(c.req.path), 404, NEVER_KEPT)

/** Whether the backend refuses the draft of a preview, as when it was saved or deleted meanwhile. */
const isRefusal = (error: unknown) => error instanceof ApiError && Math.floor((error.status ?? 0) / 100) === 4

/** Before everything else, so that nothing of a preview can be taken for what visitors see. */
function showPreviews(app: Hono, parts: SiteParts): void {
  app.get('*', async (c, next) => {
    const id = previewIn(c.req.url)
    if (id === undefined) return next()
    const reading = await parts.previewSdk?.(c.req.raw, id)
    if (!reading) return previewGone(c)
    return previewAnswer(c, reading, parts).catch((error) => {
      if (isRefusal(error)) return previewGone(c)
      throw error
    })
  })
}

/** What is answered in place of a page that could not be. */
function errorAnswer(error: Error, c: Context, log: SiteParts['log']): Response {
  // Of several projects none answers a host that nobody has claimed.
  if (error instanceof ApiError && error.status === 421) return c.text(NO_SITE, 421, { 'cache-control': 'no-store' })
  log.error({ err: error, path: c.req.path }, 'A page could not be answered')
  const isAway = awayOf(error) !== undefined
  const status = isAway ? 503 : 500
  const headers = { 'cache-control': 'no-store', ...(isAway && { 'retry-after': RETRY_AFTER }) }
  if (c.req.path.startsWith('/page-data/')) return c.json({ error: 'The page could not be loaded.' }, status, headers)
  return c.html(errorPage(c.req.path), status, headers)
}

/** Builds a page and says under which address it may be kept. */
type AnswerFor = (
  c: Context,
  address: string,
  keptAddress: (page: BuiltPage) => string | undefined,
) => Promise<{ answer: PageAnswer; tags: Record<string, string> }>

/** Pages as Markdown, for programs that read them for somebody. */
function markdownRoute(app: Hono, build: SiteBuild, answerFor: AnswerFor): void {
  app.get('*', async (c, next) => {
    const url = new URL(c.req.url)
    const path = pathOfMarkdown(url.pathname)
    if (path === undefined) return next()
    const { answer, tags } = await answerFor(c, path + url.search, (page) => {
      const address = keptPageAddress(page, url.search)
      return address && markdownAddress(address)
    })
    if (answer.kind === 'redirect') return c.redirect(markdownAddress(answer.location), answer.status)
    if (answer.kind === 'noProject' || answer.status !== 200) return c.text('There is no page at this address.', 404)
    const html = await build.renderPage(answer, build.assetsOf(answer), build.hash)
    return c.body(await pageMarkdown(html), 200, { ...tags, ...MARKDOWN, 'cache-control': REVALIDATE })
  })
}

/** Pages and page resources (SPEC 7, 8; DESIGN 3) as a Hono app. */
export function siteApp(parts: SiteParts): Hono {
  const { build, sdkOf, reading, log, transformHtml } = parts
  const app = new Hono()
  const shared = createSharedDataStore()
  const readingOf = reading?.sdkOf ?? sdkOf
  const hostOf = (c: Context) => c.req.header('host') ?? ''

  /** Runs what reads from the backend, and gives the headers that say of which records its answer is made. */
  const tagged: Tagged = async (c, address, read) => {
    const { tags, seen } = collectTags()
    const made = await read(sdkOf(hostOf(c), seen))
    return { made, tags: tagsHeader(c, address, tags) }
  }

  const answerFor: AnswerFor = async (c, address, keptAddress) => {
    const { tags, seen } = collectTags()
    const host = hostOf(c)
    const answer = await build.buildPage(
      readingOf(host, seen),
      address,
      log.warn,
      new Date(),
      reading?.share(host, seen),
    )
    if (answer.kind !== 'page') return { answer, tags: {} }
    shared.keep(host, answer.staticQueryResults)
    return { answer, tags: tagsHeader(c, keptAddress(answer), tags) }
  }

  showPreviews(app, parts)
  if (!parts.showsNotLive) app.use(comingSoon(readingOf, (c, path) => answerFor(c, path, () => undefined)))
  app.get(appDataPath, (c) => c.json({ webpackCompilationHash: build.hash }, 200, { 'cache-control': 'no-store' }))

  app.get('/page-data/sq/d/:file{[0-9]+\\.json}', async (c) => {
    const hash = c.req.param('file').replace('.json', '')
    const known = shared.find(hostOf(c), hash)
    const result = known ?? (await build.buildSharedData(sdkOf(hostOf(c)), log.warn, new Date()))[hash]
    if (!result) return c.json({ error: 'There is no shared data with this hash.' }, 404)
    return c.json(result, 200, {
      ...tagsHeader(c, sharedDataPath(hash)),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  app.get('/page-data/*', async (c) => {
    const path = pathOfPageData(c.req.path)
    if (path === undefined) return c.json({ error: 'This is no address of page data.' }, 404)
    const { answer, tags } = await answerFor(c, path + new URL(c.req.url).search, keptDataAddress)
    const page = answer.kind === 'page' ? answer : undefined
    // The 404 page's own data is found under its own path only; every other unknown path has none.
    if (!page || (page.status === 404 && page.pageData.path !== path))
      return c.json({ error: 'There is no page at this path.' }, 404)
    return c.json(page.pageData, 200, { ...tags, 'cache-control': REVALIDATE })
  })

  siteFiles(app, build, tagged, log.warn)

  markdownRoute(app, build, answerFor)

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const { answer, tags } = await answerFor(c, url.pathname + url.search, (page) => keptPageAddress(page, url.search))
    if (answer.kind === 'redirect') return c.redirect(answer.location, answer.status)
    if (answer.kind === 'noProject') return c.text(NO_SITE, 404)
    const html = await build.renderPage(answer, build.assetsOf(answer), build.hash)
    const final = transformHtml ? await transformHtml(html, url.pathname) : html
    const policy = transformHtml ? undefined : { 'content-security-policy': contentPolicy(answer) }
    return c.html(final, answer.status, { ...tags, ...policy, 'cache-control': REVALIDATE })
  })

  app.onError((error, c) => errorAnswer(error, c, log))
  return app
}
