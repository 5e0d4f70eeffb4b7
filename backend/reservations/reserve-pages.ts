import { reserveLabel } from '#domain/reservations/reserve-label.ts'
import type { Language } from '#domain/texts/language.ts'
import type { FormInput } from '../forms/form-body.ts'
import type { FormProblems } from '../forms/form-problems.ts'
import { fill } from '../forms/mail-texts.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import type { Project } from '../project/project.ts'
import { keptFrom, type OfferedGoods, type OfferingBranch } from './offered-goods.ts'
import { reservationTexts } from './page-texts.ts'
import { branchForm, reservationForm } from './reservation-form.ts'
import { reservationPath } from './reservation-links.ts'
import { visitText } from './visit-words.ts'

/** What stays the same while somebody reserves. */
export interface AskedReservation {
  readonly project: Project
  readonly language: Language
  readonly fields: FormInput
  readonly offered: OfferedGoods
}

/** The words of a page that has nothing else to say. */
export const nothingToReserve = (language: Language) => ({
  heading: reservationTexts[language].nowhereHeading,
  paragraphs: [reservationTexts[language].nowhere],
})

/** The way back to the product; empty where the language has no shop. */
export function productLink({ offered, language }: AskedReservation): string {
  const path = offered.product.path(language)
  return path ? `<p><a href="${escapeHtml(path)}">${escapeHtml(reservationTexts[language].product)}</a></p>` : ''
}

/** The page of goods of which no branch has a free piece. */
export function nowherePage(asked: AskedReservation) {
  const { heading, paragraphs } = nothingToReserve(asked.language)
  const name = asked.offered.product.name(asked.language)
  return { heading, paragraphs: [name, ...paragraphs], form: productLink(asked) }
}

/** The first step: in which branch. */
export const branchChoicePage = ({ offered, language, fields }: AskedReservation) => ({
  heading: reserveLabel[language],
  paragraphs: [offered.product.name(language), reservationTexts[language].noContract],
  form: branchForm(language, { ...fields, language }, offered.branches),
})

interface VisitStep {
  readonly branch: OfferingBranch
  readonly asksApproval: boolean
  readonly now: Date
  readonly problems?: FormProblems
}

/** The second step: when, and who. */
export function visitPage(asked: AskedReservation, { branch, asksApproval, now, problems = {} }: VisitStep) {
  const { offered, language, fields } = asked
  const texts = reservationTexts[language]
  const kept = keptFrom(branch.plan, now.getTime(), offered.rules)
  if (!kept || kept.times.length === 0) return nowherePage(asked)
  const until = visitText(new Date(kept.until), language)
  const isAgain = Object.keys(problems).length > 0
  const back = new URLSearchParams({ product: String(offered.goods.product), language })
  if (offered.goods.variant !== null) back.set('variant', String(offered.goods.variant))
  const otherBranch = offered.branches.length > 1 ? `${reservationPath}?${back}` : undefined
  return {
    heading: isAgain ? texts.againHeading : reserveLabel[language],
    paragraphs: [
      ...(isAgain ? [texts.check] : []),
      `${offered.product.name(language)} – ${branch.name}, ${branch.address}`,
      fill(texts.keptUntil, { branch: branch.name, until }),
      texts.noContract,
    ],
    form: reservationForm({ language, fields, problems }, { branch, times: kept.times, asksApproval, otherBranch }),
  }
}
