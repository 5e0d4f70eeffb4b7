import { Hono } from 'hono'
import { checkReservation } from '#domain/reservations/reservation-request.ts'
import { emailKey } from '#domain/texts/email.ts'
import { enteredId } from '#domain/texts/entered-text.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import { contactProject } from '../forms/contact.ts'
import { type FormInput, isPlainForm } from '../forms/form-body.ts'
import { askAgain, type FormCall, type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import { type FormLimits, TooMany } from '../forms/form-limits.ts'
import type { FormProblems } from '../forms/form-problems.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { fill } from '../forms/mail-texts.ts'
import { jsonAnswer } from '../http/answer.ts'
import { clientKey } from '../http/client-key.ts'
import { requestedProject } from '../http/requested-project.ts'
import { createTokenBuckets } from '../http/token-buckets.ts'
import type { Project } from '../project/project.ts'
import { keptFrom, type Offered, offeredGoods } from '../reservations/offered-goods.ts'
import { reservationTexts } from '../reservations/page-texts.ts'
import { placeReservation, type ReservationRefusal } from '../reservations/place-reservation.ts'
import type { ReservationOptions } from '../reservations/reservation.ts'
import {
  type AskedReservation,
  branchChoicePage,
  nothingToReserve,
  nowherePage,
  productLink,
  visitPage,
} from '../reservations/reserve-pages.ts'

/** Mails that reservations may send to one address at once, and milliseconds until the next. */
const AT_ONCE = 6
const REFILL = 1_200_000

const MESSAGES: Readonly<Record<ReservationRefusal, string>> = {
  sold_out: 'branch: none of these pieces is free there any more',
  too_many: 'email: this person has as many reservations as the shop allows',
}

const FIELDS: Readonly<Record<ReservationRefusal, string>> = { sold_out: 'branch', too_many: 'email' }

/** A reservation that is not taken although it fits: a page for a browser by itself, a reason for a script. */
function refused(options: ReservationOptions, call: FormCall, asked: AskedReservation, reason: ReservationRefusal) {
  const { language } = call
  const texts = reservationTexts[language]
  const words = reason === 'sold_out' ? texts.soldOut : fill(texts.tooMany, { most: String(asked.offered.rules.most) })
  const heading = reason === 'sold_out' ? texts.soldOutHeading : texts.againHeading
  const form = productLink(asked)
  if (isPlainForm(call.request))
    return pageAnswer(options, call.project, language, 409, () => ({ heading, paragraphs: [words], form }))
  const error = { code: 205, message: MESSAGES[reason] }
  return jsonAnswer({ status: 'error', reason, field: FIELDS[reason], error }, 409)
}

async function isBranchOf({ db }: ReservationOptions, project: Project, branch: number): Promise<boolean> {
  const own = db.selectFrom('branch').select('id').where('id', '=', branch).where('project', '=', project.id)
  return (await own.executeTakeFirst()) !== undefined
}

async function goodsOf(
  { db }: ReservationOptions,
  project: Project,
  fields: FormInput,
  language: Language,
): Promise<Offered> {
  const product = enteredId(fields.product)
  const variant = enteredId(fields.variant) ?? null
  if (product === undefined) return { ok: false, problems: { product: 'invalid' } }
  return offeredGoods(db, project, { product, variant }, language)
}

/** What keeps one caller from taking too much. */
interface Bounds {
  /** Counts a form of the caller. Throws TooMany. */
  readonly spend: (call: FormCall, email: string) => void
  readonly hashOf: (text: string) => string
}

/** The answer to a reservation that was sent. */
async function take(options: ReservationOptions, call: FormCall, { spend, hashOf }: Bounds): Promise<Response> {
  const { db, now } = options
  const { project, fields, language, request: received } = call
  const own = await contactProject(db, project)
  const goods = await goodsOf(options, project, fields, language)
  if (!goods.ok) return askAgain(options, call, goods.problems, nothingToReserve(language))
  const { offered } = goods
  const asked = { project, language, fields, offered }
  const branch = offered.branches.find(({ id }) => id === enteredId(fields.branch))
  const asksApproval = own.privacy === 'approval'
  const again = (problems: FormProblems) => {
    const page = branch ? visitPage(asked, { branch, asksApproval, now: now(), problems }) : branchChoicePage(asked)
    return askAgain(options, call, problems, page)
  }
  const result = checkReservation(fields, own.privacy)
  if (!result.ok) return again(result.problems)
  const { request } = result
  if (!branch)
    return (await isBranchOf(options, project, request.branch))
      ? refused(options, call, asked, 'sold_out')
      : again({ branch: 'invalid' })
  const kept = keptFrom(branch.plan, now().getTime(), offered.rules)
  if (!kept?.times.some(({ moment }) => moment === request.at)) return again({ at: 'invalid' })
  if (request.pieces > branch.pieces) return again({ pieces: 'invalid' })
  spend(call, request.email)
  const placed = await placeReservation(options, {
    project,
    request,
    offered,
    branch,
    heldUntil: kept.until,
    language,
    shopLanguage: own.language,
    origin: linkOrigin(project, received),
    addressKey: hashOf(`address ${clientKey(options.clientAddress(received))}`),
  })
  if (typeof placed === 'string') return refused(options, call, asked, placed)
  const status_path = `${options.reservationLinks.path('visitor', placed.uuid)}?language=${language}`
  if (isPlainForm(received)) return new Response(null, { status: 303, headers: { location: status_path } })
  const { code, heldUntil } = placed
  return jsonAnswer({ status: 'ok', public: true, code, status_path, held_until: heldUntil.toISOString() })
}

/**
 * `GET /reservation?product&variant?&branch?&language`, the pages on which goods are reserved, and `POST /reservation`: project, product,
 * variant?, branch, pieces?, at (`2026-11-28T11:00`, on a clock in Germany), name, email, phone?, privacy, language. No contract comes of it.
 */
export function reservationRoutes(
  options: ReservationOptions,
  limits: FormLimits,
  hashOf: (text: string) => string,
): Hono<FormVariables> {
  const { db, now } = options
  const mails = createTokenBuckets({ capacity: AT_ONCE, refill: REFILL, now })
  const spend: Bounds['spend'] = ({ project, request }, email) => {
    limits.spend('reservation', project, request)
    const wait = mails.take(`${project.id} ${emailKey(email)}`)
    if (wait > 0) throw new TooMany(wait)
  }
  return new Hono<FormVariables>()
    .get('/reservation', async ({ req }) => {
      const given = req.query('language')
      const language = isLanguage(given) ? given : defaultLanguage
      const project = await requestedProject(options, req.raw)
      const fields: FormInput = { ...req.query(), project: project.domain }
      const goods = await goodsOf(options, project, fields, language)
      if (!goods.ok) return pageAnswer(options, project, language, 404, () => nothingToReserve(language))
      const { offered } = goods
      const asked = { project, language, fields, offered }
      const { branches } = offered
      if (branches.length === 0) return pageAnswer(options, project, language, 200, () => nowherePage(asked))
      const branch = branches.length === 1 ? branches[0] : branches.find(({ id }) => id === enteredId(fields.branch))
      const asksApproval = (await contactProject(db, project)).privacy === 'approval'
      return pageAnswer(options, project, language, 200, () =>
        branch ? visitPage(asked, { branch, asksApproval, now: now() }) : branchChoicePage(asked),
      )
    })
    .post('/reservation', async (context) => take(options, await formCall(options, context), { spend, hashOf }))
}
