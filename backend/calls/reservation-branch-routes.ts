import { Hono } from 'hono'
import { enteredText } from '#domain/texts/entered-text.ts'
import type { Language } from '#domain/texts/language.ts'
import { type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import { requestedProject } from '../http/requested-project.ts'
import type { Project } from '../project/project.ts'
import { answerTexts } from '../reservations/answer-texts.ts'
import { branchPage, isBranchAnswer } from '../reservations/branch-page.ts'
import { inOffice } from '../reservations/in-office.ts'
import { linkedReservation } from '../reservations/linked-reservation.ts'
import { moveReservation } from '../reservations/move-reservation.ts'
import { type Reservation, type ReservationOptions, readReservation } from '../reservations/reservation.ts'
import { shopLanguageOf } from '../reservations/shop-language.ts'

/** The longest words in which a branch offers something else. */
const LONGEST = 2000

/**
 * `GET` and `POST /reservation/branch/{token}`: the page of the branch's mail, with `answer` (ready, unavailable with `alternative` and
 * `are_there`, collected). To look changes nothing.
 */
export function reservationBranchRoutes(options: ReservationOptions): Hono<FormVariables> {
  const { db } = options

  const page = async (
    project: Project,
    found: Reservation,
    language: Language,
    { status = 200, ...words }: { status?: number; note?: string; first?: string | undefined },
  ) => {
    const action = options.reservationLinks.path('branch', found.uuid)
    const shown = await inOffice(db, found, language)
    return pageAnswer(options, project, language, status, () => branchPage(shown, { action, language, ...words }))
  }

  const gone = (project: Project, language: Language) => {
    const { goneHeading, gone: words } = answerTexts[language]
    return pageAnswer(options, project, language, 404, () => ({ heading: goneHeading, paragraphs: [words] }))
  }

  return new Hono<FormVariables>()
    .get('/reservation/branch/:token', async ({ req }) => {
      const project = await requestedProject(options, req.raw)
      const language = await shopLanguageOf(db, project)
      const found = await linkedReservation(options, project, 'branch', req.param('token'))
      return found ? page(project, found, language, { first: req.query('answer') }) : gone(project, language)
    })
    .post('/reservation/branch/:token', async (context) => {
      const { project, fields } = await formCall(options, context)
      const language = await shopLanguageOf(db, project)
      const found = await linkedReservation(options, project, 'branch', context.req.param('token'))
      if (!found) return gone(project, language)
      const { answer } = fields
      const alternative = enteredText(fields.alternative).slice(0, LONGEST) || undefined
      const areThere = fields.are_there === 'on' || fields.are_there === true
      const outcome = isBranchAnswer(answer)
        ? await moveReservation(options, found, { to: answer, mover: 'branch', alternative, areThere })
        : 'not_possible'
      const after = (await readReservation(db, { id: found.id })) ?? found
      const texts = answerTexts[language]
      if (outcome === 'moved') return page(project, after, language, { note: texts.saved })
      const note = outcome === 'sold_out' ? texts.sold : texts.tooLate
      return page(project, after, language, { status: 409, note })
    })
}
