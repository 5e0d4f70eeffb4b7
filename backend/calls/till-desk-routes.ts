import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { tillPlaceSchema } from '../bodies/till-bodies.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import { itemKey } from '../items/read.ts'
import { listPlaces } from '../till/list-places.ts'
import { keepPlace, placesOf } from '../till/till-places.ts'
import { listRuns, readRun } from '../till/till-runs.ts'
import { undoRun } from '../till/undo-run.ts'
import type { Services } from './services.ts'
import { tillReader, tillWriter } from './till-caller.ts'
import { validBody } from './valid-body.ts'

/**
 * `/ecom/till/places`: from where files of tills come and how often, set by administrators alone. `/ecom/till/runs`: every file with
 * what it changed, and the way back. (docs/back-office-reference.md)
 */
export function tillDeskRoutes({ db, defaults, signal, till }: Services): Hono<Variables> {
  const places = async (caller: Caller) => {
    const { id, domain } = await caller.project()
    return jsonAnswer({ data: await listPlaces(db, { id, domain }, { root: till?.root, now: defaults.now() }) })
  }

  async function setPlace(caller: Caller, key: string, request: Request): Promise<Response> {
    const { account } = await signedIn(caller)
    if (!(await caller.access()).write(collectionOf('settings'), 'update'))
      throw new Fault('forbidden', 'Files of the till: this account may not change their settings')
    const { id: project } = await caller.project()
    const place = (await placesOf(db, project)).find((one) => one.key === key)
    if (!place) throw new Fault('unknownItem', 'There is no such place')
    const { folder, missing, every } = validBody(tillPlaceSchema(till !== undefined), await objectBody(request))
    const since = { awaited_on: defaults.now().toISOString(), fault: null, alarm: null }
    await keepPlace(db, project, place, { folder, missing, every, user: account.id, ...since }, defaults.now())
    return places(caller)
  }

  async function runOf(caller: Caller, id: string) {
    const { account } = await tillReader(caller)
    const { id: project } = await caller.project()
    const key = itemKey(collectionOf('till_runs'), id)
    const found = key === undefined ? undefined : await readRun(db, project, Number(key))
    if (!found) throw new Fault('unknownItem', 'There is no such file of the till')
    return { ...found, project, account }
  }

  return new Hono<Variables>()
    .get('/till/places', async ({ var: { caller } }) => {
      await tillReader(caller)
      return places(caller)
    })
    .put('/till/places/:place', ({ req, var: { caller } }) => setPlace(caller, req.param('place'), req.raw))
    .get('/till/runs', async ({ var: { caller } }) => {
      await tillReader(caller)
      return jsonAnswer({ data: await listRuns(db, (await caller.project()).id) })
    })
    .get('/till/runs/:id', async ({ req, var: { caller } }) =>
      jsonAnswer({ data: (await runOf(caller, req.param('id'))).run }),
    )
    .post('/till/runs/:id/undo', async ({ req, var: { caller } }) => {
      const { run, branch, project, account } = await runOf(caller, req.param('id'))
      const { access } = await tillWriter(caller, branch)
      const undone = await undoRun({ db, access, project, user: account.id, defaults }, run.id)
      signal.raise()
      return jsonAnswer({ data: undone })
    })
}
