import { Hono } from 'hono'
import { enteredVisit } from '#domain/reservations/reservation-request.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import { type FormInput, isPlainForm } from '../forms/form-body.ts'
import { type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import { jsonAnswer } from '../http/answer.ts'
import { requestedProject } from '../http/requested-project.ts'
import { Invalid } from '../items/validate.ts'
import type { Project } from '../project/project.ts'
import { moveVisit, prolong } from '../reservations/change-visit.ts'
import { goodsPath } from '../reservations/goods-path.ts'
import { otherVisits, prolongedUntil } from '../reservations/hold-plan.ts'
import { linkedReservation } from '../reservations/linked-reservation.ts'
import { moveReservation } from '../reservations/move-reservation.ts'
import { reservationTexts } from '../reservations/page-texts.ts'
import { type Reservation, type ReservationOptions, readReservation } from '../reservations/reservation.ts'
import { shopLanguageOf } from '../reservations/shop-language.ts'
import { statusPage } from '../reservations/status-page.ts'

/** Refuses what no script may ask for. A form of the page itself brings nothing else. */
function checkAsked({ action, at }: FormInput): void {
  if (action !== 'move' && action !== 'prolong' && action !== 'cancel')
    throw new Invalid([{ field: 'action', message: 'must be one of move, prolong, cancel' }])
  if (action === 'move' && enteredVisit(at) === undefined)
    throw new Invalid([{ field: 'at', message: 'must be a time like 2026-11-28T11:00' }])
}

async function changed(options: ReservationOptions, reservation: Reservation, fields: FormInput): Promise<boolean> {
  const at = enteredVisit(fields.at)
  switch (fields.action) {
    case 'move':
      return at !== undefined && (await moveVisit(options, reservation, at))
    case 'prolong':
      return prolong(options, reservation)
    case 'cancel':
      return (await moveReservation(options, reservation, { to: 'cancelled', mover: 'visitor' })) === 'moved'
    default:
      return false
  }
}

/** The standing of a reservation for a script. */
function standingAnswer({ state, heldUntil, comesOn }: Reservation, isDone: boolean): Response {
  const standing = { state, held_until: heldUntil.toISOString(), comes_on: comesOn.toISOString() }
  const error = { code: 205, message: 'action: is not possible' }
  return isDone
    ? jsonAnswer({ status: 'ok', ...standing })
    : jsonAnswer({ status: 'error', reason: 'not_possible', ...standing, error }, 409)
}

/** `GET` and `POST /reservation/{token}`: the visitor's page, with `action` (move with `at`, prolong, cancel). To look changes nothing. */
export function reservationVisitorRoutes(options: ReservationOptions): Hono<FormVariables> {
  const { db, now } = options

  async function answer(project: Project, found: Reservation, language: Language, status: number, note?: string) {
    const times = await otherVisits(db, found, now())
    const prolonged = await prolongedUntil(db, found)
    const action = options.reservationLinks.path('visitor', found.uuid)
    const path = await goodsPath(db, project, found, language)
    const page = statusPage(found, { times, prolonged, goodsPath: path, action, language, now: now(), note })
    return pageAnswer(options, project, language, status, () => page)
  }

  const gone = (project: Project, language: Language) => {
    const { goneHeading, gone: words } = reservationTexts[language]
    return pageAnswer(options, project, language, 404, () => ({ heading: goneHeading, paragraphs: [words] }))
  }

  return new Hono<FormVariables>()
    .get('/reservation/:token', async ({ req }) => {
      const project = await requestedProject(options, req.raw)
      const found = await linkedReservation(options, project, 'visitor', req.param('token'))
      const given = req.query('language')
      const language = isLanguage(given) ? given : (found?.language ?? (await shopLanguageOf(db, project)))
      return found ? answer(project, found, language, 200) : gone(project, language)
    })
    .post('/reservation/:token', async (context) => {
      const { project, fields, language, request } = await formCall(options, context)
      const found = await linkedReservation(options, project, 'visitor', context.req.param('token'))
      if (!found) return gone(project, language)
      if (!isPlainForm(request)) checkAsked(fields)
      const isDone = await changed(options, found, fields)
      const after = (await readReservation(db, { id: found.id })) ?? found
      if (!isPlainForm(request)) return standingAnswer(after, isDone)
      const { saved, tooLate } = reservationTexts[language]
      return answer(project, after, language, isDone ? 200 : 409, isDone ? saved : tooLate)
    })
}
