import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import type { LeftReport } from '#contract/wire/newsletter-tools.ts'
import { addressesInFile } from '#domain/company/addresses-in-file.ts'
import { decodeText } from '#domain/imports/decode-text.ts'
import { parseEmail } from '#domain/texts/email.ts'
import { leftSchema } from '../bodies/left-body.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { contentsObject } from '../http/body.ts'
import { admitted, type Caller, type Variables } from '../http/context.ts'
import { readBody } from '../http/read-body.ts'
import { Invalid } from '../items/validate.ts'
import { leftElsewhere } from '../newsletter/left-elsewhere.ts'
import { subscriberCsv } from '../newsletter/subscriber-csv.ts'
import { retryTools, toolStandings } from '../newsletter/tool-standing.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

const LARGEST_FILE = 10_000_000

/** Throws the Fault for who may not see all subscribers, or not unsubscribe them. */
async function desk(caller: Caller, deed: 'read' | 'update') {
  await admitted(caller)
  const access = await caller.access()
  const may =
    deed === 'read'
      ? access.read(collectionOf('newsletter_subscription')) && access.read(collectionOf('newsletter_event'))
      : access.write(collectionOf('contact_request'), 'update')
  if (!may || access.branch !== undefined)
    throw new Fault('forbidden', `newsletter_subscription: ${deed} is not allowed`)
  return { project: (await caller.project()).id, isKey: access.apiKey !== undefined }
}

/** The addresses that a body names, as JSON or as a file of lines. Throws Invalid for what is neither. */
async function addressesOf(request: Request): Promise<{ emails: readonly string[]; unread: number; isFile: boolean }> {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    const { email, emails = [] } = validBody(leftSchema, await contentsObject(request))
    const given = email === undefined ? emails : [email, ...emails]
    const good = given.flatMap((one) => parseEmail(one) ?? [])
    return { emails: good, unread: given.length - good.length, isFile: false }
  }
  const text = decodeText(new Uint8Array(await readBody(request, LARGEST_FILE, 'file')))
  const found = text === undefined ? { emails: [], unread: 0 } : addressesInFile(text)
  if (found.emails.length === 0)
    throw new Invalid([{ field: 'file', message: 'there is no e-mail address in the file' }])
  return { ...found, isFile: true }
}

/**
 * `/newsletter-tools`: how far the tools that send newsletters are, the subscribers with their proof as a file, and who has left
 * elsewhere: for people and API keys who work on what visitors sent. (docs/api.md)
 */
export function newsletterToolRoutes({ db, defaults, newsletterTools }: Services): Hono<Variables> {
  return new Hono<Variables>()
    .get('/', async ({ var: { caller } }) => {
      const { project } = await desk(caller, 'read')
      return jsonAnswer({ data: await toolStandings(db, project) })
    })
    .post('/retry', async ({ var: { caller } }) => {
      const { project } = await desk(caller, 'update')
      await retryTools(db, project, defaults.now())
      newsletterTools?.wake()
      return jsonAnswer({ data: await toolStandings(db, project) })
    })
    .get('/subscribers.csv', async ({ var: { caller } }) => {
      const { project } = await desk(caller, 'read')
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="newsletter.csv"',
        'cache-control': 'private, no-store',
      }
      return new Response(await subscriberCsv(db, project), { headers })
    })
    .post('/left', async ({ req, var: { caller } }) => {
      const { project, isKey } = await desk(caller, 'update')
      const { emails, unread, isFile } = await addressesOf(req.raw)
      const through = isKey ? 'api' : isFile ? 'file' : 'staff'
      const left = await leftElsewhere(db, defaults.now, emails, { project, through })
      newsletterTools?.wake()
      return jsonAnswer({ data: { left, unknown: new Set(emails).size - left, unread } satisfies LeftReport })
    })
}
