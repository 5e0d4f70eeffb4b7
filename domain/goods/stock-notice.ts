import { stockNoticeDays } from '../company/stock-notice-days.ts'
import { emailKey, emailProblem, parseEmail } from '../texts/email.ts'
import { enteredId, isNotGiven } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'
import type { Language } from '../texts/language.ts'

/** Sold-out goods of which somebody wants to be told once by mail when they are back. */
export interface StockNoticeRequest {
  product: number
  /** Null: the product itself, or any of its variants. */
  variant: number | null
  /** In small letters. */
  email: string
}

export type StockNoticeField = keyof StockNoticeRequest

export type StockNoticeResult =
  | { ok: true; request: StockNoticeRequest }
  | { ok: false; problems: Partial<Record<StockNoticeField, FieldProblem>> }

/** Checks what somebody sends who wants to be told, the same way in browser and server. */
export function checkStockNotice(input: Readonly<Record<string, unknown>>): StockNoticeResult {
  const product = enteredId(input.product)
  const variant = isNotGiven(input.variant) ? null : enteredId(input.variant)
  const email = emailKey(parseEmail(input.email) ?? '')
  if (product !== undefined && variant !== undefined && email) return { ok: true, request: { product, variant, email } }
  return {
    ok: false,
    problems: {
      ...(product === undefined && { product: 'invalid' }),
      ...(variant === undefined && { variant: 'invalid' }),
      ...(!email && { email: emailProblem(input.email) ?? 'invalid' }),
    },
  }
}

const words: Record<Language, string> = {
  de: 'Ich möchte von {sender} einmal per E-Mail erfahren, wenn „{goods}“ wieder da ist. Meine Einwilligung kann ich jederzeit über den Link in jeder E-Mail widerrufen. Nach {days} Tagen wird meine Adresse gelöscht.',
  en: 'I would like {sender} to tell me once by e-mail when “{goods}” is back. I can withdraw my consent at any time by the link in every e-mail. After {days} days my address is deleted.',
  fr: 'Je souhaite que {sender} m’informe une fois par e-mail du retour de «\u00a0{goods}\u00a0». Je peux retirer mon consentement à tout moment par le lien dans chaque e-mail. Mon adresse est supprimée après {days} jours.',
}

/** The words of consent that the form shows, and that are kept as its proof (Art. 7 GDPR). */
export const stockNoticeConsent = (
  { sender, goods }: { readonly sender: string; readonly goods: string },
  language: Language,
): string =>
  words[language].replace(
    /\{(sender|goods|days)\}/g,
    (_, name: 'sender' | 'goods' | 'days') => ({ sender, goods, days: String(stockNoticeDays) })[name],
  )
