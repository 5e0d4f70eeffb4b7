import { Hono } from 'hono'
import { isStorable } from '#domain/texts/storable.ts'
import { writeNote } from '../customers/customer-note.ts'
import { customerFile, listCustomers } from '../customers/customers.ts'
import { Fault } from '../fault.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { pageIn } from '../http/query-number.ts'
import type { OrderCalls } from '../orders/order-calls.ts'
import { OrderRefusal } from '../orders/refusal.ts'
import { staffShop } from './staff-call.ts'

const unkept = { headers: { 'cache-control': 'private, no-store' } }

/** The longest note in characters. */
const LONGEST = 5000

/** The longest search in characters. */
const LONGEST_WORDS = 200

/** A note as it is kept. Throws the refusal for what cannot be. */
function noteOf({ note }: Record<string, unknown>): string {
  const refuse = (message: string) => new OrderRefusal('invalid', { field: 'note', message })
  if (typeof note !== 'string' || !isStorable(note)) throw refuse('must be a text')
  if (note.length > LONGEST) throw refuse(`must have at most ${LONGEST} characters`)
  return note.trim()
}

/** The note that a new one takes the place of; undefined where the caller does not say. Throws the refusal. */
function seenIn({ seen }: Record<string, unknown>): string | undefined {
  if (seen !== undefined && typeof seen !== 'string')
    throw new OrderRefusal('invalid', { field: 'seen', message: 'must be a text' })
  return seen
}

/** Whose file is asked for. Throws the refusal for what is no address. */
function addressIn({ email }: Record<string, unknown>): string {
  if (typeof email !== 'string' || email.length > 254 || !isStorable(email))
    throw new OrderRefusal('invalid', { field: 'email', message: 'must be an e-mail address' })
  return email
}

/**
 * `GET /customers` (`q`, `limit`, `page`), `POST /customers/file` (`email`) and `POST /customers/note` (`email`, `note`, `seen`): for staff who work
 * on orders of all branches, for a customer belongs to none. The address is in no path, which logs would keep.
 */
export function customerRoutes(calls: OrderCalls): Hono<Variables> {
  async function projectOf(request: Request, caller: Variables['Variables']['caller']): Promise<number> {
    const { shop, access } = await staffShop(calls, request, caller)
    if (access.project !== shop.project.id) throw new OrderRefusal('forbidden', { message: 'Another website' })
    if (access.branch !== undefined)
      throw new OrderRefusal('forbidden', { message: 'Customers: only for who works for all branches' })
    return shop.project.id
  }

  async function fileOf(project: number, email: string) {
    const file = await customerFile(calls.db, project, email)
    if (!file) throw new Fault('unknownItem', 'Nothing is known of this address')
    return file
  }

  return new Hono<Variables>()
    .get('/customers', async ({ req, var: { caller } }) => {
      const project = await projectOf(req.raw, caller)
      const words = req.query('q') ?? ''
      if (words.length > LONGEST_WORDS || !isStorable(words))
        throw new OrderRefusal('invalid', { field: 'q', message: `must have at most ${LONGEST_WORDS} characters` })
      const { customers, count } = await listCustomers(calls.db, { project, words, ...pageIn(req.query()) })
      return Response.json({ data: customers, meta: { filter_count: count } }, unkept)
    })
    .post('/customers/file', async ({ req, var: { caller } }) => {
      const project = await projectOf(req.raw, caller)
      return Response.json({ data: await fileOf(project, addressIn(await objectBody(req.raw))) }, unkept)
    })
    .post('/customers/note', async ({ req, var: { caller } }) => {
      const project = await projectOf(req.raw, caller)
      const body = await objectBody(req.raw)
      const note = noteOf(body)
      const { email } = await fileOf(project, addressIn(body))
      await writeNote(calls.db, { project, email }, { note, seen: seenIn(body) }, calls.now())
      return Response.json({ data: await fileOf(project, email) }, unkept)
    })
}
