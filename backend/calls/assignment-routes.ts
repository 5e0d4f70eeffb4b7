import { Hono } from 'hono'
import type { Assignment } from '#contract/wire/answers.ts'
import { queueAssigned } from '../answers/assigned-mail.ts'
import { colleaguesFor } from '../answers/colleagues.ts'
import type { FormsOptions } from '../forms/services.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { Invalid } from '../items/validate.ts'
import { askedQuestion, mayAnswer } from './asked-question.ts'

/**
 * `GET` and `POST /answers/{contact_request|ecommerce_request}/{id}/assignment` (`user`: an id, or null): who looks after a question; and
 * `GET /assignments/{kind}`: the open ones that somebody looks after. For staff who work on such questions, and not for API keys: the
 * answers name colleagues by their e-mail addresses.
 */
export function assignmentRoutes(options: FormsOptions): Hono<Variables> {
  const { db, now, wakeMail } = options
  const asked = askedQuestion(options)
  const admit = mayAnswer(options)

  async function assignmentOf({ row, project, name, part }: Awaited<ReturnType<typeof asked>>): Promise<Assignment> {
    const found = await db
      .selectFrom('question_assignment')
      .select('user')
      .where(part, '=', Number(row.id))
      .executeTakeFirst()
    const branch = row.branch === null || row.branch === undefined ? null : Number(row.branch)
    const colleagues = await colleaguesFor(db, project.id, { kind: name, branch })
    return { assigned: found ? Number(found.user) : null, colleagues }
  }

  return new Hono<Variables>()
    .get('/answers/:kind/:id/assignment', async ({ req, var: { caller } }) => {
      await signedIn(caller)
      return jsonAnswer({ data: await assignmentOf(await asked(req.raw, caller, req.param('kind'), req.param('id'))) })
    })
    .post('/answers/:kind/:id/assignment', async ({ req, var: { caller } }) => {
      await signedIn(caller)
      const question = await asked(req.raw, caller, req.param('kind'), req.param('id'))
      const { user } = await objectBody(req.raw)
      const { colleagues } = await assignmentOf(question)
      if (user !== null && !colleagues.some(({ id }) => id === user))
        throw new Invalid([{ field: 'user', message: 'is nobody who may answer this' }])
      const { row, account, project, name: kind } = question
      const id = Number(row.id)
      let isMailed = false
      await db.transaction().execute(async (trx) => {
        const before = await trx
          .deleteFrom('question_assignment')
          .where(question.part, '=', id)
          .returning('user')
          .executeTakeFirst()
        if (user !== null)
          await trx
            .insertInto('question_assignment')
            .values({ [question.part]: id, user: Number(user), created_on: now().toISOString() })
            .onConflict((conflict) => conflict.column(question.part).doUpdateSet({ user: Number(user) }))
            .execute()
        // Who takes it over knows, and so does who had it already.
        if (user === null || user === account.id || user === before?.user) return
        const product = typeof row.product_name === 'string' ? row.product_name : null
        const asked = { kind, id, product }
        isMailed = await queueAssigned(options, trx, {
          project,
          user: Number(user),
          by: account.email,
          question: asked,
        })
      })
      if (isMailed) wakeMail()
      return jsonAnswer({ data: { assigned: user === null ? null : Number(user), colleagues } satisfies Assignment })
    })
    .get('/assignments/:kind', async ({ req, var: { caller } }) => {
      await signedIn(caller)
      const { access, project, name, part } = await admit(req.raw, caller, req.param('kind'))
      const rows = await db
        .selectFrom('question_assignment as a')
        .innerJoin(`${name} as q`, 'q.id', `a.${part}`)
        .innerJoin('users as u', 'u.id', 'a.user')
        .select(['q.id as question', 'u.id as user', 'u.email'])
        .where('q.project', '=', project.id)
        .where('q.state', '=', 'new')
        .$if(access.branch !== undefined, (query) => query.where('q.branch', '=', access.branch ?? null))
        .limit(1000)
        .execute()
      return jsonAnswer({
        data: rows.map(({ question, user, email }) => ({
          question: Number(question),
          user: Number(user),
          email: String(email),
        })),
      })
    })
}
