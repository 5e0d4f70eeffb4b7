// React looks once, when it is first loaded, and is many times slower as developers have it.
import '../../server/start/production.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { statOf, TICKS, ticksOf } from '../process-stat.ts'
import { renderingOf } from './rendering-of.ts'
import { type Server, startServer } from './servers.ts'
import type { createTable } from './table.ts'

/** Answers of a page in a turn: fewer come to less than a processor's ticks can tell apart. */
const ANSWERS = 60
const TURNS = 5

/** Processor milliseconds of a page, one for each turn, ascending. */
type ColdTimes = { packed: number[]; plain: number[]; react: number[]; least: number[] }

const FIGURES = {
  packed: 'cold, processor time, packed',
  plain: 'the same, not packed',
  react: 'React alone, from data that are ready',
  least: 'the least on Node: the same rendered from data that are ready, packed and sent',
} as const satisfies Record<keyof ColdTimes, string>

const NAMES = Object.keys(FIGURES) as (keyof ColdTimes)[]

const ENCODINGS = { packed: 'gzip, deflate, br, zstd', plain: 'identity' } as const

/**
 * What pages cost the processor that are made anew for each visitor, packed and not; beside it what React takes to render the same trees
 * from data that are ready, in this process, and what a server takes that does nothing but this, packs and sends: least, middle and most.
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
    const times = await coldTimes(server, path, join(dataDir, '../least.html'))
    for (const figure of NAMES) table.add(`page ${name}`, FIGURES[figure], shown(times[figure]))
  }
  await server.stop()
}

/** @param file a place for the page's document */
async function coldTimes(server: Server, path: string, file: string): Promise<ColdTimes> {
  const ask = async ({ origin }: Server, encoding: string) =>
    (await fetch(origin + path, { headers: { 'accept-encoding': encoding } })).text()
  const ofServer = async (asked: Server, encoding: string) => {
    const from = ticksOf(statOf(asked.pid))
    for (let n = 0; n < ANSWERS; n++) await ask(asked, encoding)
    return ((ticksOf(statOf(asked.pid)) - from) * 1000) / TICKS / ANSWERS
  }
  const html = await ask(server, ENCODINGS.plain)
  writeFileSync(file, html)
  const least = await startServer(['bench/pages/least-server.ts', file], {})
  const render = await renderingOf(html)
  const ofReact = async () => {
    const from = process.cpuUsage()
    for (let n = 0; n < ANSWERS; n++) await render()
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000 / ANSWERS
  }
  const times: ColdTimes = { packed: [], plain: [], react: [], least: [] }
  // The first turn warms what runs for the first time.
  for (let turn = 0; turn <= TURNS; turn++) {
    const of = {
      packed: await ofServer(server, ENCODINGS.packed),
      plain: await ofServer(server, ENCODINGS.plain),
      react: await ofReact(),
      least: await ofServer(least, ENCODINGS.packed),
    }
    if (turn > 0) for (const name of NAMES) times[name].push(of[name])
  }
  await least.stop()
  for (const all of Object.values(times)) all.sort((a, b) => a - b)
  return times
}
