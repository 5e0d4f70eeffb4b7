// React looks once, when it is first loaded, and is many times slower as developers have it.
import '../../server/start/production.ts'
import { join } from 'node:path'
import { loadSiteBuild } from '../../server/pages/site-build.ts'
import type { InlineResources } from '../../site/loader/page-resources.ts'
import type { BuiltPage } from '../../site/page-builder.ts'
import { statOf, TICKS, ticksOf } from '../process-stat.ts'
import { ROOT, type Server, startServer } from './servers.ts'
import type { createTable } from './table.ts'

/** Answers of a page in a turn: fewer come to less than a processor's ticks can tell apart. */
const ANSWERS = 60
const TURNS = 5

/** Processor milliseconds of a page, one for each turn, ascending. */
type ColdTimes = { packed: number[]; plain: number[]; react: number[] }

const ENCODINGS = { packed: 'gzip, deflate, br, zstd', plain: 'identity' } as const

/**
 * What pages cost the processor that are made anew for each visitor, packed and not, and beside it what React takes to render the same trees
 * from data that are ready, in this process: least, middle and most.
 */
export async function addColdTimes(
  table: ReturnType<typeof createTable>,
  dataDir: string,
  pages: (readonly [name: string, path: string])[],
): Promise<void> {
  const server = await startServer(['server/programs/start.mjs'], { DATA_DIR: dataDir, PAGE_CACHE_MB: '0' })
  const shown = (times: number[]) =>
    `${[times[0], times[times.length >> 1], times.at(-1)].map((time = 0) => time.toFixed(1)).join(', ')} ms`
  for (const [name, path] of pages) {
    const { packed, plain, react } = await coldTimes(server, path)
    table.add(`page ${name}`, 'cold, processor time, packed', shown(packed))
    table.add(`page ${name}`, 'the same, not packed', shown(plain))
    table.add(`page ${name}`, 'React alone, from data that are ready', shown(react))
  }
  await server.stop()
}

async function coldTimes(server: Server, path: string): Promise<ColdTimes> {
  const ask = async (encoding: string) =>
    (await fetch(server.origin + path, { headers: { 'accept-encoding': encoding } })).text()
  const ofServer = async (encoding: string) => {
    const from = ticksOf(statOf(server.pid))
    for (let n = 0; n < ANSWERS; n++) await ask(encoding)
    return ((ticksOf(statOf(server.pid)) - from) * 1000) / TICKS / ANSWERS
  }
  const render = await renderingOf(await ask(ENCODINGS.plain))
  const ofReact = async () => {
    const from = process.cpuUsage()
    for (let n = 0; n < ANSWERS; n++) await render()
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000 / ANSWERS
  }
  const times: ColdTimes = { packed: [], plain: [], react: [] }
  // The first turn warms what runs for the first time.
  for (let turn = 0; turn <= TURNS; turn++) {
    const of = {
      packed: await ofServer(ENCODINGS.packed),
      plain: await ofServer(ENCODINGS.plain),
      react: await ofReact(),
    }
    if (turn > 0) for (const name of ['packed', 'plain', 'react'] as const) times[name].push(of[name])
  }
  for (const all of Object.values(times)) all.sort((a, b) => a - b)
  return times
}

/** Renders the page that this document was rendered from. */
async function renderingOf(html: string): Promise<() => Promise<string>> {
  const build = await loadSiteBuild(join(ROOT, 'dist'))
  const [, json = ''] =
    /<script type="application\/json" id="page-resources"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const { pageData, staticQueryResults } = JSON.parse(json) as InlineResources
  const of = { pageData, staticQueryResults }
  const page: BuiltPage = { status: 200, search: '', structuredData: [], feeds: [], icon: '', ...of }
  return () => build.renderPage(page, build.assetsOf(page), build.hash)
}
