import { Hono } from 'hono'
import { IMPORT_MODES, type ImportOrder, type ImportResult } from '#contract/wire/imports.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { contentsObject, textIn } from '../http/body.ts'
import { admitted, type Variables } from '../http/context.ts'
import { importLines } from '../items/import.ts'
import { contentCollection } from '../items/read.ts'
import type { Services } from './services.ts'

/** Lines of one call: a transaction that others wait for. */
const MOST_LINES = 5000

/** `POST /items/{collection}/import`: the lines of a file, tried or written. */
export function importRoutes({ db, defaults, signal }: Services): Hono<Variables> {
  return new Hono<Variables>().post('/:collection/import', async ({ req, var: { caller } }) => {
    await admitted(caller)
    const access = await caller.access()
    const collection = contentCollection(req.param('collection'))
    if (!access.write(collection, 'create') || !access.write(collection, 'update'))
      throw new Fault('forbidden', `${collection.name}: importing is not allowed`)
    const order = { ...orderIn(await contentsObject(req.raw)), signal: req.raw.signal }
    const result = await importLines(db, access, collection, order, defaults)
    if (result.written) signal.raise()
    return jsonAnswer({ data: result satisfies ImportResult })
  })
}

function orderIn(body: Record<string, unknown>): ImportOrder {
  const { lines } = body
  const mode = IMPORT_MODES.find((known) => known === body.mode)
  if (!mode) throw new Fault('invalid', `mode must be one of ${IMPORT_MODES.join(', ')}`)
  if (!Array.isArray(lines) || lines.length > MOST_LINES)
    throw new Fault('invalid', `lines must be a list of at most ${MOST_LINES}`)
  return { lines: lines.map(lineIn), key: textIn(body, 'key'), mode }
}

function lineIn(given: unknown, index: number): ImportOrder['lines'][number] {
  if (!isRecord(given) || !isRecord(given.data) || !Number.isInteger(given.line))
    throw new Fault('invalid', `lines.${index} must have a line and its data`)
  return { line: Number(given.line), data: given.data, ...(isRecord(given.if_new) && { if_new: given.if_new }) }
}
