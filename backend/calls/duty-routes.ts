import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import type { LinkState, LinkTarget, OpenDuties } from '#contract/wire/duties.ts'
import { gapsOf } from '../duties/gaps.ts'
import { languageGaps } from '../duties/language-gaps.ts'
import { Fault } from '../fault.ts'
import { giveWay } from '../give-way.ts'
import { jsonAnswer } from '../http/answer.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import type { Access } from '../items/access.ts'
import { liveLinks } from '../items/live-links.ts'
import { warnedWords } from '../items/warned-words.ts'
import type { Services } from './services.ts'

/** Products looked through, the newest first, and those that are named. */
const MOST = 2000
const NAMED = 100
/** Products after which others get an answer. */
const AT_ONCE = 50

/** Who may change one of these writes texts for visitors. */
const EDITED = ['ecommerce_product', 'page', 'company']

/** What the caller may do. Throws the Fault for who may change no texts. */
async function editorAccess(caller: Caller): Promise<Access> {
  await signedIn(caller)
  const access = await caller.access()
  if (!EDITED.some((name) => access.write(collectionOf(name), 'update')))
    throw new Fault('forbidden', 'texts: update is not allowed')
  return access
}

/**
 * `GET /duties`: goods for sale and languages that lack what the law asks for, for who may change products; `GET /duties/words`: words in
 * texts and dead links that a shop is warned of, `GET /duties/links`: what a link can lead to, and with `path` whether that leads somewhere, for who
 * may change the company, pages or products.
 */
export function dutyRoutes({ db }: Pick<Services, 'db'>): Hono<Variables> {
  const routes = new Hono<Variables>()
  routes.get('/', async ({ var: { caller } }) => {
    await signedIn(caller)
    const access = await caller.access()
    if (!access.write(collectionOf('ecommerce_product'), 'update'))
      throw new Fault('forbidden', 'ecommerce_product: update is not allowed')
    const published = await db
      .selectFrom('ecommerce_product')
      .select(['id', 'display_name'])
      .where('project', '=', access.project)
      .where('status', '=', 'published')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    const products: OpenDuties['products'] = []
    for (const [index, { id, display_name }] of published.entries()) {
      if (products.length === NAMED) break
      if (index % AT_ONCE === AT_ONCE - 1) await giveWay()
      const gaps = await gapsOf(db, 'ecommerce_product', id)
      if (gaps.length > 0)
        products.push({ id: Number(id), name: String(display_name), missing: gaps.map(({ key }) => key) })
    }
    const languages = (await languageGaps(db, access.project)).map(({ key }) => key)
    return jsonAnswer({ data: { products, languages } satisfies OpenDuties })
  })
  routes.get('/words', async ({ var: { caller } }) => {
    return jsonAnswer({ data: await warnedWords(db, await editorAccess(caller)) })
  })
  routes.get('/links', async ({ req, var: { caller } }) => {
    const access = await editorAccess(caller)
    const path = req.query('path')?.slice(0, 1000)
    const links = await liveLinks(db, access.project)
    if (path === undefined) return jsonAnswer({ data: links.offered satisfies readonly LinkTarget[] })
    const live = await links.isLive(path)
    const known = live || (await (await liveLinks(db, access.project, true)).isLive(path))
    return jsonAnswer({ data: { live, known } satisfies LinkState })
  })
  return routes
}
