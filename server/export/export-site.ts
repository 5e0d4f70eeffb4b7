import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { offlinePaths } from '#domain/paths/offline-paths.ts'
import { appDataPath } from '#domain/paths/page-data-path.ts'
import { languageOf } from '#domain/paths/path-parts.ts'
import { standardRedirects } from '#domain/paths/redirects.ts'
import { alternates } from '#domain/paths/routes.ts'
import { storePages, storePath } from '#domain/paths/store-routes.ts'
import { loadProject } from '#site/data/load-project.ts'
import type { ProjectRow } from '#site/data/rows.ts'
import { storeRoots } from '#site/data/store-roots.ts'
import { notFoundPath } from '#site/loader/not-found-path.ts'
import type { BackendLink } from '../http/backend-link.ts'
import { FORMS } from '../http/encoding.ts'
import type { SiteBuild } from '../pages/site-build.ts'
import { StartError } from '../start-error.ts'
import { assetStore } from './asset-store.ts'
import type { Changed } from './changed-tags.ts'
import { type ExportRecord, emptyRecord, type PageRecord } from './export-record.ts'
import { withoutQueries } from './own-links.ts'
import { pageRenderer, type RenderPage } from './page-renderer.ts'
import { startThread } from './render-threads.ts'
import { reusablePages } from './reusable-pages.ts'
import { serverFiles } from './server-files.ts'
import type { Published, Stage } from './stage.ts'

export type ExportParts = {
  /** The domain whose site is exported. */
  host: string
  build: SiteBuild
  /** The folder of the browser build. */
  clientDir: string
  link: Pick<BackendLink, 'url' | 'answer' | 'sdkOf'>
  stage: Stage
  /** What changed since a number of the change feed; missing where the feed cannot be read, and every page is rendered. */
  changesSince?: (since?: number) => Promise<Changed>
  /** Pictures as AVIF too, which takes far longer to make than WebP and comes to a third less. */
  avif?: boolean
  /** Threads that render, this one among them; without a word of it as many as there are processors, once that is worth their start. */
  threads?: number
  now: () => Date
  /** Lets so many milliseconds go by. */
  wait: (ms: number) => Promise<unknown>
  log: { warn: (message: string) => void }
  progress: (done: { pages: number; rendered: number }) => void
}

/** Pages that a thread renders side by side. */
const AT_ONCE = 48
/** In the thread that fetches pictures for all of them: with many of its own it would keep the others waiting. */
const AT_ONCE_HERE = 8

/** Pages from which on threads are worth their start, and how many it takes by itself. */
const FOR_THREADS = 500
const MOST_THREADS = 8

/** How often what is ready is noted, in milliseconds. */
const NOTE_EVERY = 30_000

/** Exports a whole site: every page that the site links to, its data, its files. Throws without having touched the old export. */
export async function exportSite(parts: ExportParts): Promise<Published & { pages: number; rendered: number }> {
  const { host, build, stage, changesSince, threads, now, log, progress } = parts
  const sdk = parts.link.sdkOf(host)
  const project = await loadProject(sdk)
  if (!project) throw new StartError(`There is no project for ${host}.`)

  const record = emptyRecord(build.hash, host, germanDay(now()))
  record.change = changesSince ? (await changesSince()).last : null
  const reuse = await reusablePages(stage, record, changesSince)
  const assets = assetStore(parts, record)
  const renderHere = pageRenderer({ ...parts, aside: stage, nameOf: assets.nameOf, warn: log.warn })
  let policy = ''
  let rendered = 0

  const queue = await firstAddresses(parts, project)
  const known = new Map(queue.map((address) => [address, address]))
  let noted = Date.now()
  let pages = 0

  async function newPage(address: string, render: RenderPage): Promise<PageRecord | undefined> {
    const made = await render(address)
    if (!made) return undefined
    rendered++
    policy = made.policy
    Object.assign(record.files, made.files)
    return made.page
  }

  async function work(render: RenderPage): Promise<void> {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const page = reuse(address) ?? (await newPage(address, render))
      if (!page) continue
      for (const link of page.links) {
        if (known.has(link)) continue
        known.set(link, link)
        // First, because what is found only there, the next page of a list, is found one after the other.
        queue.unshift(link)
      }
      // Thousands of pages link to the same others: each address is there once.
      record.pages[address] = { ...page, links: page.links.map((link) => known.get(link) ?? link) }
      progress({ pages: ++pages, rendered })
      if (Date.now() - noted < NOTE_EVERY) continue
      noted = Number.POSITIVE_INFINITY
      await stage.note(record)
      noted = Date.now()
    }
  }
  const isMuch = () => queue.filter((address) => !reuse(address)).length >= FOR_THREADS
  const all = threads ?? (isMuch() ? Math.min(MOST_THREADS, availableParallelism()) : 1)
  const helpers = Array.from({ length: all - 1 }, () =>
    startThread({ dir: stage.dir, host, all: stage.all }, assets.nameOf),
  )
  const renderers = [
    ...Array<RenderPage>(helpers.length > 0 ? AT_ONCE_HERE : AT_ONCE).fill(renderHere),
    ...helpers.flatMap(({ render }) => Array<RenderPage>(AT_ONCE).fill(render)),
  ]
  // One that finds the queue empty may have stopped while another still had links to add.
  do await Promise.all(renderers.map(work))
  while (queue.length > 0)
  await Promise.all(helpers.map(({ close }) => close()))

  // The policy stands in no page that was reused.
  if (policy === '') await newPage('/', renderHere)
  await putFiles(parts, record, project, policy)
  keepFormerBuild(record, stage.published)
  return { ...(await stage.publish(record)), pages, rendered }
}

/** Where a crawl begins: the sitemap, and the pages that no other names. */
async function firstAddresses({ build, link, host }: ExportParts, project: ProjectRow): Promise<string[]> {
  const addresses = new Set(['/'])
  const roots = storeRoots(project)
  for (const language of project.languages) {
    addresses.add(notFoundPath(language))
    for (const page of Object.keys(storePages) as (keyof typeof storePages)[]) {
      const path = storePath({ page }, language, roots)
      if (path) addresses.add(path)
    }
  }
  for (const { path } of alternates('thanks', undefined, project.languages)) addresses.add(path)
  for (const file of await sitemapFiles(build, link, host))
    for (const [, address = ''] of file.text.matchAll(/<url><loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g))
      addresses.add(address.replaceAll('&amp;', '&') || '/')
  return [...addresses]
}

async function sitemapFiles(build: SiteBuild, link: ExportParts['link'], host: string) {
  const text = (await build.sitemap(link.sdkOf(host), new Date())) ?? ''
  const files = [{ name: 'sitemap.xml', text }]
  for (const [, name = ''] of text.matchAll(/<sitemap><loc>https?:\/\/[^/<]+\/([\w.-]+)<\/loc>/g))
    files.push({ name, text: (await build.sitemap(link.sdkOf(host), new Date(), name)) ?? '' })
  return files.map(({ name, text }) => ({ name, text: withoutQueries(text) }))
}

/** All that is not a page. */
async function putFiles(parts: ExportParts, record: ExportRecord, project: ProjectRow, policy: string): Promise<void> {
  const { build, link, host, clientDir, stage, log, now } = parts
  const sdk = link.sdkOf(host)
  const put = (file: string, content: Uint8Array | string | null, others?: Record<string, Uint8Array>) => {
    if (content !== null) stage.put(file, content, record, others)
  }
  const built = new Set(await readdir(join(clientDir, 'build')))
  const read = (name: string) => readFile(join(clientDir, 'build', name))
  for (const name of built) {
    if (extname(name).slice(1) in FORMS) continue
    const others: Record<string, Uint8Array> = {}
    for (const form of Object.keys(FORMS))
      if (built.has(`${name}.${form}`)) others[form] = await read(`${name}.${form}`)
    put(`build/${name}`, await read(name), others)
  }
  put('sw.js', await readFile(join(clientDir, 'sw.js')))
  put(appDataPath.slice(1), JSON.stringify({ webpackCompilationHash: build.hash }))
  for (const path of offlinePaths) put(path.slice(1), await build.offlineCard(sdk, languageOf(path), log.warn, now()))
  put('icon.svg', await build.siteIcon(sdk))
  put('robots.txt', await build.robots(sdk))
  for (const { name, text } of await sitemapFiles(build, link, host)) put(name, text)
  for (const name of new Set(Object.values(record.pages).flatMap(({ feeds }) => feeds)))
    put(`feeds/${name}`, (await build.feed(sdk, name, { log: log.warn, now: now() }))?.body ?? null)
  const filter = { 'project.domain': project.domain }
  const own = await sdk.items('redirect').read({ filter, limit: -1 })
  const redirects = [...own.data, ...standardRedirects(project)]
  for (const [file, text] of Object.entries(serverFiles(redirects, policy))) put(file, text)
}

/** A visitor who is still on a page of the build before may yet ask for its files. */
function keepFormerBuild(record: ExportRecord, published: ExportRecord | undefined): void {
  if (!published) return
  const isSame = published.build === record.build
  const former = isSame
    ? published.formerBuild
    : Object.keys(published.files).filter((file) => file.startsWith('build/'))
  for (const file of former) {
    const known = published.files[file]
    if (!known || record.files[file]) continue
    record.files[file] = known
    record.formerBuild.push(file)
  }
}
