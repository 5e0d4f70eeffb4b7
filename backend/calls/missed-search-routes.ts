import { Hono } from 'hono'
import { searchMaxLength } from '#domain/paths/page-query.ts'
import { isProgram, missedSearch } from '#domain/search/missed-search.ts'
import type { Catalogues } from '../catalogue/catalogues.ts'
import { readLanguage } from '../catalogue/list-query.ts'
import { noteMissedSearch } from '../catalogue/missed-searches.ts'
import { Fault } from '../fault.ts'
import { formFields } from '../forms/form-body.ts'
import { jsonAnswer } from '../http/answer.ts'
import { clientKey } from '../http/client-key.ts'
import type { Variables } from '../http/context.ts'
import { createTokenBuckets } from '../http/token-buckets.ts'
import type { Services } from './services.ts'

/**
 * `POST /ecom/search/missed`: `q` and `language` of a search whose page of results was empty. It is looked for again: what is found by now, what
 * programs ask, and what may be about a person is not noted. Ten at once from one address, then one every half minute.
 */
export function missedSearchRoutes(services: Services, all: Catalogues): Hono<Variables> {
  const { db, defaults, clientAddress = () => '' } = services
  const senders = createTokenBuckets({ capacity: 10, refill: 30_000, now: defaults.now })
  return new Hono<Variables>().post('/search/missed', async ({ req, var: { caller } }) => {
    if (req.header('sec-fetch-site') === 'cross-site') throw new Fault('forbidden', 'A search is noted by its own site')
    const { q, language: asked } = await formFields(req.raw)
    if (typeof q !== 'string' || q.trim() === '' || q.length > searchMaxLength)
      throw new Fault('invalid', `q must be a text of at most ${searchMaxLength} characters`)
    const language = readLanguage(typeof asked === 'string' ? asked : null)
    const { id: project } = await caller.project()
    const wait = senders.take(`${project} ${clientKey(clientAddress(req.raw))}`)
    const seconds = Math.ceil(wait / 1000)
    if (seconds > 0) throw new Fault('tooMany', `Too many searches, please wait ${seconds} seconds`, seconds)
    const said = isProgram(req.header('user-agent') ?? null) ? undefined : missedSearch(q)
    if (said !== undefined) {
      const catalogue = await all.of(project)
      const isMissed =
        (await catalogue.search(said, language)).length === 0 && (await catalogue.places(said, language)).length === 0
      if (isMissed) await noteMissedSearch(db, { project, language, said, now: defaults.now() })
    }
    return jsonAnswer({ status: 'ok', public: true })
  })
}
