import { Hono } from 'hono'
import { isRecord } from '#domain/texts/stored-json.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { contentsObject, textIn } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { itemKey } from '../items/read.ts'
import { Invalid } from '../items/validate.ts'
import { planChange } from '../schedule/plan-change.ts'
import { enteredMoment } from './entered-moment.ts'
import { writtenCollection } from './item-routes.ts'
import type { Services } from './services.ts'

/** `POST /items/{collection}/{id}/schedule`: keeps a change of a record for a moment, `{ moment, data }`. (docs/back-office-reference.md) */
export function scheduleRoutes({ db, defaults, signal }: Services): Hono<Variables> {
  return new Hono<Variables>().post('/:collection/:id/schedule', async ({ req, var: { caller } }) => {
    await signedIn(caller)
    const access = await caller.access()
    const body = await contentsObject(req.raw)
    const collection = writtenCollection(req.param('collection'))
    const item = itemKey(collection, req.param('id'))
    if (item === undefined) throw new Fault('unknownItem', `Item not found: ${collection.name}`)
    const { data } = body
    if (!isRecord(data) || Object.keys(data).length === 0)
      throw new Invalid([{ field: 'data', message: 'must be an object with at least one field' }])
    const moment = enteredMoment(textIn(body, 'moment'))
    const id = await planChange(db, defaults, access, { collection, item, data, moment })
    signal.raise()
    return jsonAnswer({ data: { id } })
  })
}
