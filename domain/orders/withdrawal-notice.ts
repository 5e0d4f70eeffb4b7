import { pathOf } from '../paths/routes.ts'
import { asHtmlText } from '../texts/as-html-text.ts'
import { colonIn } from '../texts/colon.ts'
import type { Language } from '../texts/language.ts'
import { modelWithdrawalForm } from './model-withdrawal-form.ts'
import type { WithdrawalFacts } from './withdrawal-facts.ts'
import { withdrawalNoticeTexts } from './withdrawal-notice-texts.ts'

/** The address of the online function as it can be read on paper too. */
export const withdrawalAddress = (domain: string, language: Language): string =>
  `https://${domain}${pathOf('withdraw_contract', language) ?? ''}`

/**
 * The official model of the withdrawal notice as HTML, with what the seller inserts and the model form after it; not a word is changed
 * otherwise. (Art. 246a § 1 (2) EGBGB, annexes 1 and 2; SPEC 2, 3)
 */
export function withdrawalNotice(language: Language, { seller, domain, period, returnCosts }: WithdrawalFacts): string {
  const words = withdrawalNoticeTexts[language]
  const { name, street, place, phone, email } = seller
  const contact = [
    name,
    street,
    place,
    phone ? `${words.phone}${colonIn[language]} ${phone}` : '',
    email ? `${words.email}${colonIn[language]} ${email}` : '',
  ].filter(Boolean)
  const path = pathOf('withdraw_contract', language) ?? ''
  const address = `<a href="${path}">${asHtmlText(withdrawalAddress(domain, language))}</a>`
  const paragraph = (text: string) => `<p>${text}</p>`
  return [
    `<h2>${words.right}</h2>`,
    paragraph(words.rightWords),
    paragraph(words.period[period]),
    paragraph(words.inform.replace('{seller}', () => asHtmlText(contact.join(', ')))),
    paragraph(words.online.replace('{address}', () => address)),
    paragraph(words.inTime),
    `<h2>${words.effects}</h2>`,
    paragraph(words.effectsWords),
    paragraph(words.withhold),
    paragraph(words.sendBack),
    paragraph(words.returnCosts[returnCosts]),
    paragraph(words.lessValue),
    modelWithdrawalForm(language, seller),
  ].join('\n')
}

/** The notice with what the shop adds below it, as cases in which there is no right; `own` may be empty. */
export function withdrawalText(language: Language, facts: WithdrawalFacts, own: string | null | undefined): string {
  return [withdrawalNotice(language, facts), own ?? ''].filter(Boolean).join('\n')
}
