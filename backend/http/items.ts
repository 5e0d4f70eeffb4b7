import { Hono } from 'hono'
import { publicAccess } from '../items/access.ts'
import { queryParameters } from '../items/query-parameters.ts'
import { type Answer, readItem, readItems } from '../items/read.ts'
import { json } from './answer.ts'
import type { BackendOptions } from './backend.ts'
import { requestedProject } from './requested-project.ts'

const addressOf = (request: Request): URL => new URL(request.url)

const answer = (found: Answer, anonymous: boolean): Response => json(anonymous ? { ...found, public: true } : found)

/** `GET /items/{collection}` and `GET /items/{collection}/{id}`. (SPEC 7, CONTRACTS 2) */
export function itemRoutes(options: BackendOptions): Hono {
  const { db } = options
  return new Hono()
    .get('/:collection', async (context) => {
      const { origin, pathname, search } = addressOf(context.req.raw)
      const parameters = queryParameters(search.slice(1))
      const access = publicAccess((await requestedProject(options, context.req.raw)).id)
      const found = await readItems(db, access, context.req.param('collection'), parameters, origin + pathname)
      return answer(found, access.public)
    })
    .get('/:collection/:id', async (context) => {
      const { collection, id } = context.req.param()
      const parameters = queryParameters(addressOf(context.req.raw).search.slice(1))
      const access = publicAccess((await requestedProject(options, context.req.raw)).id)
      return answer(await readItem(db, access, collection, id, parameters), access.public)
    })
}
