/** What a shopkeeper writes for a value of a mail, and what the program calls it. */
const names = {
  name: 'name',
  nummer: 'number',
  datum: 'date',
  summe: 'total',
  betrag: 'amount',
  offen: 'owed',
  seit: 'since',
  zeitpunkt: 'moment',
  website: 'site',
  produkt: 'product',
  ware: 'goods',
  filiale: 'branch',
  veranstaltung: 'event',
} as const

export type MailPlaceholder = keyof typeof names

interface Rule {
  /** What subject and text may name. */
  readonly may: readonly MailPlaceholder[]
  /** What the text must name, because the law wants it told. */
  readonly must?: readonly MailPlaceholder[]
}

const ofOrder = ['name', 'nummer', 'datum', 'summe'] as const
const ofReservation: Rule = { may: ['ware', 'filiale'] }
const ofEvent: Rule = { may: ['veranstaltung', 'website'] }
const ofStockNotice: Rule = { may: ['produkt', 'website'], must: ['produkt'] }
const ofNewsletter: Rule = { may: ['website'] }
const ofWithdrawal: Rule = { may: ['zeitpunkt'], must: ['zeitpunkt'] }

/**
 * The mails to customers whose subject and first words a shop writes itself. All else of them stays: what confirms an order or a withdrawal, tells
 * of rights, names the seller and its address, and every link.
 */
const rules = {
  order_receipt: { may: ofOrder },
  order_paid: { may: ofOrder },
  order_accepted: { may: ofOrder },
  order_ready: { may: ofOrder },
  order_collect_reminder: { may: [...ofOrder, 'seit'] },
  order_shipped: { may: ofOrder },
  order_completed: { may: ofOrder },
  order_done: { may: ofOrder },
  order_cancelled: { may: ofOrder },
  order_refunded: { may: [...ofOrder, 'betrag'], must: ['betrag'] },
  order_credited: { may: [...ofOrder, 'betrag', 'offen'], must: ['betrag'] },
  order_refund_account: { may: ofOrder },
  order_changed: { may: ofOrder },
  order_parcel: { may: ofOrder },
  order_return_slip: { may: ofOrder },
  withdrawal_receipt: ofWithdrawal,
  withdrawal_rejected: ofWithdrawal,
  withdrawal_settled: ofWithdrawal,
  request_receipt: { may: ['produkt'] },
  rating_report_receipt: { may: ['produkt', 'zeitpunkt'] },
  reservation_received: ofReservation,
  reservation_ready: ofReservation,
  reservation_unavailable: ofReservation,
  reservation_changed: ofReservation,
  reservation_reminder: ofReservation,
  reservation_expired: ofReservation,
  reservation_cancelled: ofReservation,
  event_confirmed: ofEvent,
  event_waiting: ofEvent,
  event_moved_up: ofEvent,
  event_cancelled: ofEvent,
  event_again_confirmed: ofEvent,
  event_again_waiting: ofEvent,
  stock_notice_confirm: ofStockNotice,
  stock_notice_known: ofStockNotice,
  stock_notice_back: ofStockNotice,
  newsletter_confirm: { ...ofNewsletter, must: ['website'] },
  newsletter_welcome: ofNewsletter,
  newsletter_known: ofNewsletter,
} as const satisfies Record<string, Rule>

export type EditableMail = keyof typeof rules

export const editableMails = Object.keys(rules) as [EditableMail, ...EditableMail[]]

export const isEditableMail = (kind: unknown): kind is EditableMail =>
  typeof kind === 'string' && Object.hasOwn(rules, kind)

/** Subject and first words of a mail. */
export interface MailWords {
  readonly subject: string
  readonly text: string
}

/** What the words of a mail may name, and what they must. */
export const placeholdersOf = (kind: EditableMail): Required<Rule> => ({ must: [], ...rules[kind] })

const NAMED = /\{\{([^{}]*)\}\}/g

/** The program's own words as a shopkeeper reads them: `{number}` as `{{nummer}}`. */
export const writtenWords = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, inner: string) => {
    const name = Object.entries(names).find(([, own]) => own === inner)?.[0]
    return name ? `{{${name}}}` : whole
  })

/** A shopkeeper's words as mails are filled: `{{nummer}}` as `{number}`. */
export const innerWords = (text: string): string =>
  text.replace(NAMED, (whole, name: string) => {
    const known = name.trim()
    return Object.hasOwn(names, known) ? `{${names[known as MailPlaceholder]}}` : whole
  })

export interface WrongWords {
  readonly field: 'subject' | 'message'
  /** `unknown`: the mail has no such value. `missing`: the text must name it. `braces`: single braces name nothing. */
  readonly problem: 'unknown' | 'missing' | 'braces'
  readonly name: string
}

/** What is wrong with the words of a mail; empty where all is well. An empty field means the program's own words. */
export function wrongMailWords(kind: EditableMail, words: { readonly subject: string; readonly message: string }) {
  const { may, must } = placeholdersOf(kind)
  const wrong: WrongWords[] = []
  for (const field of ['subject', 'message'] as const) {
    for (const [, name = ''] of words[field].matchAll(NAMED))
      if (!may.some((one) => one === name.trim())) wrong.push({ field, problem: 'unknown', name: name.trim() })
    const [left] = /\{\w*\}?|\}/.exec(words[field].replace(NAMED, '')) ?? []
    if (left) wrong.push({ field, problem: 'braces', name: left })
  }
  const isNamed = (name: string) => [...words.message.matchAll(NAMED)].some(([, one = '']) => one.trim() === name)
  if (words.message)
    for (const name of must) if (!isNamed(name)) wrong.push({ field: 'message', problem: 'missing', name })
  return wrong
}
