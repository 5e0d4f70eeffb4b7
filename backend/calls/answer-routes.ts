import { Hono } from 'hono'
import type { Answerable, GivenAnswer } from '#contract/wire/answers.ts'
import type { Language } from '#domain/texts/language.ts'
import { isStorable } from '#domain/texts/storable.ts'
import { type AnsweredQuestion, queueAnswer } from '../answers/answer-mail.ts'
import { attachedGoods } from '../answers/attached-goods.ts'
import { attachedReservation } from '../answers/attached-reservation.ts'
import { type Database, isSqlite, type Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import type { Variables } from '../http/context.ts'
import { Invalid } from '../items/validate.ts'
import type { Project } from '../project/project.ts'
import { askedProduct } from '../requests/asked-product.ts'
import type { ReservationOptions } from '../reservations/reservation.ts'
import { askedQuestion } from './asked-question.ts'

/** The longest answer in characters, without the goods that it names. */
const LONGEST = 10_000

/** What the visitor calls the product that was asked about; as it was noted where it is not on the website any more. */
async function productOf(db: Database, project: Project, row: Row): Promise<string | null> {
  const variant = row.variant ? Number(row.variant) : null
  const asked = row.product ? await askedProduct(db, project, { product: Number(row.product), variant }) : undefined
  if (asked?.ok) return asked.product.name(row.language as Language)
  return row.product_name ? String(row.product_name) : null
}

const questionOf = async (db: Database, project: Project, row: Row): Promise<AnsweredQuestion> => ({
  language: row.language as Language,
  name: String(row.name),
  email: String(row.email),
  message: row.message ? String(row.message) : null,
  product: await productOf(db, project, row),
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

/** The Message-IDs of the mail that told the shop of a question, and of the answers to it. */
async function threadOf(trx: Database, part: string, question: Row): Promise<string[]> {
  const answers = await trx
    .selectFrom('customer_answer')
    .select('mail')
    .where(part, '=', Number(question.id))
    .orderBy('id')
    .execute()
  const ids = [question, ...answers].flatMap(({ mail }) => (mail ? [Number(mail)] : []))
  if (ids.length === 0) return []
  const mails = await trx.selectFrom('mail').select('message_id').where('id', 'in', ids).orderBy('id').execute()
  return mails.map(({ message_id }) => String(message_id))
}

/** Throws the fault where somebody else has answered since the answers were seen; who does not say how many were is not asked. */
async function checkSeen(trx: Database, name: Answerable, part: string, id: number, seen: unknown): Promise<void> {
  if (typeof seen !== 'number') return
  // Two who answer at the same moment wait for each other.
  const question = trx.selectFrom(name).select('id').where('id', '=', id)
  await (isSqlite(trx) ? question : question.forUpdate()).execute()
  const given = await givenAnswers(trx, part, id)
  if (given.length > seen) throw new Fault('conflict', 'Somebody has answered meanwhile')
}

/**
 * `GET` and `POST /answers/{contact_request|ecommerce_request}/{id}`: what the shop wrote back, for staff who work on such questions.
 * An answer has words, `message`, and may name `goods` and a `reservation` of the visitor's, which are linked below them; with `seen` it is
 * refused once there are more answers than that. The thread keeps no link of a reservation, for it opens without an account.
 */
export function answerRoutes(options: ReservationOptions): Hono<Variables> {
  const { db, now } = options
  const asked = askedQuestion(options)

  return new Hono<Variables>()
    .get('/answers/:kind/:id', async ({ req, var: { caller } }) => {
      const { part, row } = await asked(req.raw, caller, req.param('kind'), req.param('id'))
      return jsonAnswer({ data: await givenAnswers(db, part, Number(row.id)) })
    })
    .post('/answers/:kind/:id', async ({ req, var: { caller } }) => {
      const { account, access, project, row, name, part } = await asked(
        req.raw,
        caller,
        req.param('kind'),
        req.param('id'),
      )
      const body = await objectBody(req.raw)
      const words = wordsOf(body)
      const question = await questionOf(db, project, row)
      const origin = linkOrigin(project, req.raw)
      const goods = await attachedGoods(db, body.goods, { project, language: question.language, origin })
      const place = { project, question, origin, branch: access.branch }
      const reservation = await attachedReservation(options, body.reservation, place)
      const links = [...goods, ...(reservation ? [reservation] : [])]
      const named = [
        ...goods.map(({ label, href }) => `${label}\n${href}`),
        ...(reservation ? [reservation.label] : []),
      ]
      const message = [words, ...named].join('\n\n')
      await db.transaction().execute(async (trx) => {
        await checkSeen(trx, name, part, Number(row.id), body.seen)
        const thread = await threadOf(trx, part, row)
        const mail = await queueAnswer(options, trx, { project, question, words, links, thread })
        if (mail === undefined) throw new Invalid([{ field: 'message', message: 'has no address to be sent from' }])
        await trx
          .insertInto('customer_answer')
          .values({ [part]: row.id, user: account.id, message, mail, created_on: now().toISOString() })
          .execute()
      })
      options.wakeMail()
      return jsonAnswer({ data: await givenAnswers(db, part, Number(row.id)) })
    })
}
