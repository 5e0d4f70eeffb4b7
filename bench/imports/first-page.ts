import { blueprints, type MadeWebsite } from '#contract/wire/websites.ts'
import { askHost } from '#server/start/sample-host.ts'
import { sampleWebsite } from '#server/start/sample-website.ts'
import type { createTable } from '../pages/table.ts'

/** Milliseconds that the issue leaves between the last click and the first page. */
const MOST = 3000

/** Begins a website of each blueprint as the back office does, and asks for its home page as the one who has just come in there. */
export async function measureFirstPages(
  origin: string,
  headers: Record<string, string>,
  table: ReturnType<typeof createTable>,
): Promise<void> {
  for (const blueprint of blueprints) {
    const domain = `${blueprint.replaceAll('_', '-')}.localhost`
    const body = JSON.stringify(sampleWebsite({ domain, blueprint }))
    const from = performance.now()
    const made = await fetch(`${origin}/websites`, { method: 'POST', headers, body })
    if (!made.ok) throw new Error(await made.text())
    const { code } = ((await made.json()) as { data: MadeWebsite }).data
    const entered = await askHost(origin, domain, '/auth/enter', { method: 'POST', body: { code } })
    const cookie = String(entered.headers['set-cookie']?.[0]).split(';')[0] ?? ''
    const { status, text } = await askHost(origin, domain, '/', { headers: { cookie } })
    const took = performance.now() - from
    if (status !== 200 || !text.includes('/assets/')) throw new Error(`${domain} answered ${status} without a picture`)
    const what = `a website of the blueprint ${blueprint}: from the last click to the first page`
    table.add('new websites', what, `${Math.round(took)} ms`, `< ${MOST} ms`, took < MOST)
  }
}
