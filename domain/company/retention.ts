import type { Language } from '../texts/language.ts'
import { stockNoticeDays } from './stock-notice-days.ts'

/** How long records of a kind are kept; `years` count from the end of the calendar year. */
export type KeptFor = { readonly days: number } | { readonly years: number }

export interface Retention {
  readonly kept: KeptFor
  /** Why as long as that. */
  readonly reason: Readonly<Record<Language, string>>
}

const shortly = {
  de: 'so lange, wie die Sache zu klären ist (Art. 5 Abs. 1 Buchst. e DSGVO)',
  en: 'as long as it takes to settle the matter (Art. 5 (1) (e) GDPR)',
  fr: 'le temps de régler la question (art. 5, § 1, point e), RGPD)',
}

/**
 * How long each kind of record is kept. The hourly and nightly runs that delete obey this table, and nothing else names these times.
 * (GERMAN law: § 147 AO, § 257 HGB, § 14b UStG, § 195 BGB)
 */
export const retention = {
  contact_request: { kept: { days: 180 }, reason: shortly },
  product_request: { kept: { days: 180 }, reason: shortly },
  /** What staff note of a customer, from the last word on. */
  customer_note: { kept: { days: 2 * 365 }, reason: shortly },
  /** What a branch kept for somebody, after its end. */
  reservation: { kept: { days: 90 }, reason: shortly },
  /** Who came to an event, or wanted to, after its end. */
  event_signup: { kept: { days: 30 }, reason: shortly },
  /** Who waits for goods to be back, from the confirmation on; a request that nobody confirms goes as one for the newsletter. */
  stock_notice: { kept: { days: stockNoticeDays }, reason: shortly },
  /** The proof of that consent, once the mail is sent or the person has left. */
  ended_stock_notice: {
    kept: { days: stockNoticeDays },
    reason: {
      de: 'Nachweis der Einwilligung, bis Ansprüche wegen der E-Mail verjähren (§ 11 UWG)',
      en: 'proof of consent until claims about the mail lapse (§ 11 UWG)',
      fr: 'preuve du consentement jusqu’à prescription (§ 11 UWG)',
    },
  },
  rating_report: { kept: { days: 180 }, reason: shortly },
  /** A rating that nobody published, and the order number of one that was. */
  rating: { kept: { days: 180 }, reason: shortly },
  /** A subscription that was never confirmed. */
  unconfirmed_newsletter: { kept: { days: 14 }, reason: shortly },
  /** The proof of a consent after its end: until claims from it lapse. */
  ended_newsletter: {
    kept: { days: 3 * 365 + 366 },
    reason: {
      de: 'Nachweis der Einwilligung, bis Ansprüche daraus verjähren (§ 195 BGB)',
      en: 'proof of consent until claims from it lapse (§ 195 BGB)',
      fr: 'preuve du consentement jusqu’à prescription (§ 195 BGB)',
    },
  },
  /** The proof of a decision in the cookie banner: the year for which it counts, and until claims from it lapse. */
  consent: {
    kept: { days: 365 + 3 * 365 + 366 },
    reason: {
      de: 'Nachweis der Einwilligung (Art. 7 Abs. 1 DSGVO), bis Ansprüche daraus verjähren',
      en: 'proof of consent (Art. 7 (1) GDPR) until claims from it lapse',
      fr: 'preuve du consentement (art. 7, § 1, RGPD) jusqu’à prescription',
    },
  },
  /** What was searched for and not found, after it was last asked for; nothing of who searched. */
  missed_search: { kept: { days: 180 }, reason: shortly },
  mail: { kept: { days: 90 }, reason: shortly },
  /** What another program was told of a subscription. */
  webhook_message: { kept: { days: 30 }, reason: shortly },
  /** What was deleted and can be brought back. */
  bin: {
    kept: { days: 30 },
    reason: {
      de: 'damit ein Versehen zurückgenommen werden kann',
      en: 'so that a mistake can be taken back',
      fr: 'pour pouvoir revenir sur une erreur',
    },
  },
  /** Who signed in from where, and who was refused. */
  sign_in: {
    kept: { days: 90 },
    reason: {
      de: 'um Angriffe auf Konten zu erkennen (Art. 32 DSGVO)',
      en: 'to detect attacks on accounts (Art. 32 GDPR)',
      fr: 'pour détecter les attaques contre des comptes (art. 32 RGPD)',
    },
  },
  /** Who changed accounts, rights, settings and the data of persons. */
  change_log: {
    kept: { days: 730 },
    reason: {
      de: 'um nachzuweisen, wer was geändert hat (Art. 5 Abs. 2 DSGVO)',
      en: 'to prove who changed what (Art. 5 (2) GDPR)',
      fr: 'pour prouver qui a modifié quoi (art. 5, § 2, RGPD)',
    },
  },
  /** Cancelled, never paid, no invoice: no contract that papers would have to prove. */
  order_without_contract: { kept: { days: 180 }, reason: shortly },
  /** Orders that ended without an invoice, mails about orders, withdrawals. */
  letter: {
    kept: { years: 6 },
    reason: {
      de: 'Handelsbriefe (§ 147 Abs. 1 Nr. 2, 3 AO, § 257 HGB)',
      en: 'commercial letters (§ 147 (1) no. 2, 3 AO, § 257 HGB)',
      fr: 'correspondance commerciale (§ 147 AO, § 257 HGB)',
    },
  },
  /** What came, went and was moved in stock, with the words that staff gave as a reason. */
  stock_move: {
    kept: { years: 10 },
    reason: {
      de: 'Aufzeichnungen zum Inventar (§ 147 Abs. 1 Nr. 1, Abs. 3 AO)',
      en: 'records of the inventory (§ 147 (1) no. 1, (3) AO)',
      fr: 'inventaires (§ 147 AO)',
    },
  },
  invoice: {
    kept: { years: 8 },
    reason: {
      de: 'Buchungsbelege (§ 147 Abs. 1 Nr. 4 AO, § 14b UStG)',
      en: 'vouchers (§ 147 (1) no. 4 AO, § 14b UStG)',
      fr: 'pièces comptables (§ 147 AO, § 14b UStG)',
    },
  },
} as const satisfies Record<string, Retention>
