import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { type Answerable, answerable, type GivenAnswer } from '#contract/wire/answers.ts'
import type { Language } from '#domain/texts/language.ts'
import { isStorable } from '#domain/texts/storable.ts'
import { type AnsweredQuestion, queueAnswer } from '../answers/answer-mail.ts'
import type { Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { FormsOptions } from '../forms/services.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { admitted, type Variables } from '../http/context.ts'
import { requestedProject } from '../http/requested-project.ts'
import { Invalid } from '../items/validate.ts'

/** The longest answer in characters. */
const LONGEST = 10_000

const partOf: Record<Answerable, 'contact_request' | 'product_request'> = {
  contact_request: 'contact_request',
  ecommerce_request: 'product_request',
}

const questionOf = (row: Row): AnsweredQuestion => ({
  language: row.language as Language,
  name: String(row.name),
  email: String(row.email),
  message: row.message ? String(row.message) : null,
  product: row.product_name ? String(row.product_name) : null,
})

/** The words of an answer. Throws Invalid for what cannot be sent. */
function wordsOf({ message }: Record<string, unknown>): string {
  const words = typeof message === 'string' ? message.trim() : ''
  const refuse = (problem: string) => new Invalid([{ field: 'message', message: problem }])
  if (!words) throw refuse('is required')
  if (words.length > LONGEST) throw refuse(`must have at most ${LONGEST} characters`)
  if (!isStorable(words)) throw refuse('must be a text')
  const [left] = /\{\{.*?\}\}/.exec(words) ?? []
  if (left) throw refuse(`still has the placeholder ${left}`)
  return words
}

async function givenAnswers(db: Database, part: string, id: number): Promise<GivenAnswer[]> {
  const rows = await db
    .selectFrom('customer_answer as a')
    .leftJoin('users as u', 'u.id', 'a.user')
    .leftJoin('mail as m', 'm.id', 'a.mail')
    .select(['a.id', 'a.message', 'a.created_on', 'u.email as by', 'm.state as mail_state'])
    .where(`a.${part}`, '=', id)
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({
    id: Number(row.id),
    message: String(row.message),
    by: row.by === null ? null : String(row.by),
    created_on: String(row.created_on),
    mail_state: row.mail_state === null ? null : String(row.mail_state),
  }))
}

/** `GET` and `POST /answers/{contact_request|ecommerce_request}/{id}`: what the shop wrote back, for staff who work on such questions. */
export function answerRoutes(options: FormsOptions): Hono<Variables> {
  const { db, now } = options

  async function asked(request: Request, caller: Variables['Variables']['caller'], kind: string, id: string) {
    const { account } = await admitted(caller)
    const access = await caller.access()
    const name = answerable.find((known) => known === kind)
    if (!name) throw new Fault('unknownEndpoint', 'There is nothing of that kind to answer')
    if (!access.write(collectionOf(name), 'update')) throw new Fault('forbidden', `${name}: update is not allowed`)
    const project = await requestedProject(options, request)
    const row = /^\d{1,9}$/.test(id)
      ? await db.selectFrom(name).selectAll().where('id', '=', Number(id)).executeTakeFirst()
      : undefined
    const isTheirs = row?.project === access.project && project.id === access.project
    const isOfBranch = access.branch === undefined || row?.branch === access.branch
    if (!row || !isTheirs || !isOfBranch) throw new Fault('unknownItem', `There is no ${name} ${id}`)
    return { account, project, row, part: partOf[name] }
  }

  return new Hono<Variables>()
    .get('/answers/:kind/:id', async ({ req, var: { caller } }) => {
      const { part, row } = await asked(req.raw, caller, req.param('kind'), req.param('id'))
      return jsonAnswer({ data: await givenAnswers(db, part, Number(row.id)) })
    })
    .post('/answers/:kind/:id', async ({ req, var: { caller } }) => {
      const { account, project, row, part } = await asked(req.raw, caller, req.param('kind'), req.param('id'))
      const words = wordsOf(await objectBody(req.raw))
      await db.transaction().execute(async (trx) => {
        const mail = await queueAnswer(options, trx, { project, question: questionOf(row), words })
        if (mail === undefined) throw new Invalid([{ field: 'message', message: 'has no address to be sent from' }])
        await trx
          .insertInto('customer_answer')
          .values({ [part]: row.id, user: account.id, message: words, mail, created_on: now().toISOString() })
          .execute()
      })
      options.wakeMail()
      return jsonAnswer({ data: await givenAnswers(db, part, Number(row.id)) })
    })
}
