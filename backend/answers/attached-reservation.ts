import { isOpenReservation } from '#domain/reservations/reservation-states.ts'
import { isSameMailbox } from '#domain/texts/email.ts'
import { enteredId, isNotGiven } from '#domain/texts/entered-text.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { Invalid } from '../items/validate.ts'
import type { LetterLink } from '../mail/letter.ts'
import type { Project } from '../project/project.ts'
import { readReservation } from '../reservations/reservation.ts'
import type { ReservationLinks } from '../reservations/reservation-links.ts'
import { goodsText, visitText } from '../reservations/visit-words.ts'
import type { AnsweredQuestion } from './answer-mail.ts'
import { answerMailTexts } from './answer-mail-texts.ts'

/** Whose answer it is, and who writes it. */
interface AnsweredBy {
  readonly project: Project
  readonly question: Pick<AnsweredQuestion, 'language' | 'email'>
  /** Where links of mails lead. */
  readonly origin: string
  /** The branch that the account is bound to. */
  readonly branch: number | undefined
}

/**
 * The open reservation that staff put to an answer by its id: what lies where and until when, and its page, in the visitor's language;
 * undefined where none is named. It must be of the address that is answered, for its page opens without an account. Throws Invalid at
 * `reservation`.
 */
export async function attachedReservation(
  { db, reservationLinks }: { readonly db: Database; readonly reservationLinks: ReservationLinks },
  asked: unknown,
  { project, question, origin, branch }: AnsweredBy,
): Promise<LetterLink | undefined> {
  if (isNotGiven(asked)) return undefined
  const refuse = (message: string) => new Invalid([{ field: 'reservation', message }])
  const id = enteredId(asked)
  if (id === undefined) throw refuse('must be a number')
  const found = await readReservation(db, { id })
  const isSeen = found?.project === project.id && (branch === undefined || found.branch === branch)
  if (!found || !isSeen) throw refuse('there is no such reservation')
  if (!isSameMailbox(found.email, question.email)) throw refuse('is of another e-mail address')
  if (!isOpenReservation(found.state)) throw refuse('has ended')
  const { language } = question
  const label = fill(answerMailTexts[language].reservation, {
    goods: goodsText(found.productName, found.pieces),
    branch: found.branchName,
    visit: visitText(found.comesOn, language),
    code: found.code,
  })
  return { label, href: origin + reservationLinks.path('visitor', found.uuid) }
}
