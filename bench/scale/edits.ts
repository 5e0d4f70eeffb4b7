import { setTimeout as pause } from 'node:timers/promises'
import type { startCdn } from '../../e2e/stand-ins/cdn.ts'
import { lowMidHigh } from './low-mid-high.ts'

/** Where an edit is made, and through what it is looked at. */
export type Site = {
  readonly editedAt: string
  readonly authorization: string
  readonly product: number
  readonly path: string
  readonly host: string
}

const EVERY_MS = 5
const LIMIT_MS = 10_000
/** After so long a CDN has heard of every edit before. */
const SETTLED_MS = 1500

/** Milliseconds from the answer to an edit until `origin` shows it. */
async function untilShown(origin: string, { path, host }: Site, price: number): Promise<number> {
  const started = performance.now()
  const text = `${price},00`
  while (performance.now() - started < LIMIT_MS) {
    const answer = await fetch(origin + path, { headers: { 'x-project-host': host } })
    if ((await answer.text()).includes(text)) return performance.now() - started
    await pause(EVERY_MS)
  }
  throw new Error(`${path} does not show ${text} at ${origin} after ${LIMIT_MS} ms.`)
}

async function edit({ editedAt, authorization, product, host }: Site, price: number): Promise<void> {
  const answer = await fetch(`${editedAt}/items/ecommerce_product/${product}`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json', 'x-project-host': host },
    body: JSON.stringify({ price_brutto: price }),
  })
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
}

/** Edits so many times, and tells how long until another process shows it. */
export async function editsSeenAt(origin: string, site: Site, times: number): Promise<string> {
  const waited: number[] = []
  for (let n = 0; n < times; n++) {
    await untilShown(origin, site, 199).catch(() => 0)
    await edit(site, 300 + n)
    waited.push(await untilShown(origin, site, 300 + n))
    await edit(site, 199)
  }
  return `${lowMidHigh(waited)} ms`
}

type Cdn = Awaited<ReturnType<typeof startCdn>>

/** Edits so many times behind a CDN: until it is told, until it shows the edit, and whether it ever shows the old page again. */
export async function editsSeenByCdn(cdn: Cdn, site: Site, times: number) {
  const [informed, shown]: [number[], number[]] = [[], []]
  let old = 0
  await pause(SETTLED_MS)
  for (let n = 0; n < times; n++) {
    const price = 400 + n
    await fetch(cdn.origin + site.path)
    const before = cdn.purges.length
    await edit(site, price)
    const started = performance.now()
    shown.push(await untilShown(cdn.origin, site, price))
    informed.push((cdn.purges[before]?.at ?? Number.NaN) - started)
    const end = performance.now() + SETTLED_MS
    while (performance.now() < end) {
      if (!(await (await fetch(cdn.origin + site.path)).text()).includes(`${price},00`)) old++
      await pause(50)
    }
  }
  return { informed: `${lowMidHigh(informed)} ms`, shown: `${lowMidHigh(shown)} ms`, old }
}
