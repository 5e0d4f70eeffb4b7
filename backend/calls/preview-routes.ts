import { Hono } from 'hono'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { contentsObject, textIn } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { itemKey } from '../items/read.ts'
import { draftOf, keepDraft } from '../previews/previews.ts'
import { shownFrom } from '../previews/shown-from.ts'
import { enteredMoment } from './entered-moment.ts'
import { inProject, writtenCollection } from './item-routes.ts'
import type { Services } from './services.ts'

/** `/previews`: keeps what is about to be saved, for its editor to look at. (docs/back-office-reference.md) */
export function previewRoutes(services: Services): Hono<Variables> {
  return new Hono<Variables>()
    .post('/', async ({ req, var: { caller } }) => {
      await signedIn(caller)
      const access = await caller.access()
      const body = await contentsObject(req.raw)
      const collection = writtenCollection(textIn(body, 'collection'))
      const { item: given } = body
      const isNew = given === undefined || given === null
      if (!isNew && typeof given !== 'string' && typeof given !== 'number')
        throw new Fault('invalid', 'item must be the id of an item')
      const item = isNew ? undefined : itemKey(collection, String(given))
      if (!isNew && item === undefined) throw new Fault('unknownItem', `Item not found: ${collection.name}`)
      const data = isNew ? inProject(collection, body.data, access) : body.data
      const moment =
        body.moment === undefined || body.moment === null ? undefined : enteredMoment(textIn(body, 'moment'))
      const replaces = body.replaces === undefined ? undefined : textIn(body, 'replaces')
      const id = await keepDraft(services, access, { collection, item, data, moment }, replaces)
      return jsonAnswer({ data: { id } })
    })
    .get('/:id', async ({ req, var: { caller } }) => {
      await signedIn(caller)
      const draft = await draftOf(services, await caller.access(), req.param('id'))
      const moment = draft.moment ?? (await shownFrom(services, draft)) ?? null
      return jsonAnswer({ data: { moment } })
    })
}
