import { daysAfter } from '../hours/calendar-day.ts'
import { momentOf } from '../hours/german-moment.ts'
import { emailKey, parseEmail } from '../texts/email.ts'
import { isLanguage, type Language } from '../texts/language.ts'
import { cellOf, type ImportTable, type TableLine } from './import-table.ts'
import type { ImportProblem } from './imported-product.ts'

/** What beside goods comes in as a table: who wants the newsletter, what customers said of goods, and where old addresses lead. */
export const LINE_KINDS = ['subscribers', 'ratings', 'redirects'] as const

export type LineKind = (typeof LINE_KINDS)[number]

/** What a table holds that holds no goods, by the source of its import; undefined for a source of goods. */
export const lineKindOf = (source: unknown): LineKind | undefined => LINE_KINDS.find((kind) => kind === source)

/** A consent with its proof, or that somebody has left. Moments are ISO texts. */
export interface SubscriberLine {
  readonly email: string
  readonly language: Language
  readonly hasLeft: boolean
  readonly requested: string | undefined
  readonly confirmed: string | undefined
  readonly left: string | undefined
  readonly words: string | undefined
  readonly version: string | undefined
  readonly messageId: string | undefined
}

/** A rating as another shop kept it: `product` is an address or a number, the rest is checked as a visitor's is. */
export interface RatingLine {
  readonly product: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly answer: string | undefined
  readonly created: string | undefined
}

export interface RedirectLine {
  readonly from: string
  readonly to: string
  readonly permanent: boolean
}

/** A line of a file: what it tells, or what is wrong with it. `key` is the same for lines that mean the same. */
export interface FileLine<T> {
  readonly line: number
  readonly name: string
  readonly key: string
  readonly value: T
  readonly problems: readonly ImportProblem[]
}

const CLOCK = /[ T](\d{1,2}):(\d{2})(?::(\d{2}))?/
const MINUTE = 60_000

/** The moment that a cell names: with its zone, or as a clock in Germany shows it; undefined for what is none. */
export function writtenMoment(cell: string | undefined): string | undefined {
  const text = cell?.trim() ?? ''
  if (/T.*(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const moment = Date.parse(text)
    return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
  }
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  const [, germanDate, germanMonth, germanYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text) ?? []
  const parts = year ? [year, month, date] : germanYear ? [germanYear, germanMonth, germanDate] : undefined
  const day = parts?.map((part) => String(part).padStart(2, '0')).join('-')
  if (day === undefined || Number.isNaN(Date.parse(day)) || daysAfter(day, 0) !== day) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = CLOCK.exec(text) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  if (minute >= 1440 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return new Date(momentOf(day, minute, 'first') + (Number(seconds) * MINUTE) / 60).toISOString()
}

const languageIn = (line: TableLine, otherwise: Language): Language => {
  const code = (cellOf(line, 'language', 'sprache', 'langue', 'locale') ?? '').slice(0, 2).toLowerCase()
  return isLanguage(code) ? code : otherwise
}

const LEFT = ['unsubscribed', 'ended', 'left', 'abgemeldet', 'inactive', 'inaktiv', 'cleaned', 'désinscrit']
const WANTS = [
  '',
  'subscribed',
  'active',
  'aktiv',
  'confirmed',
  'bestätigt',
  'abonniert',
  'inscrit',
  'yes',
  'ja',
  '1',
  'true',
]

const MOMENTS = {
  requested_on: ['requested_on', 'optin_requested', 'optin_time', 'angemeldet am', 'registered'],
  confirmed_on: ['confirmed_on', 'optin_confirmed', 'confirm_time', 'bestätigt am', 'doi', 'activated', 'confirmé le'],
  left_on: ['left_on', 'unsub_time', 'abgemeldet am', 'deactivated'],
} as const

type Moments = Record<keyof typeof MOMENTS, string | undefined>

function momentsIn(line: TableLine, problems: ImportProblem[]): Moments {
  const found = (name: keyof typeof MOMENTS): string | undefined => {
    const cell = cellOf(line, ...MOMENTS[name])
    const moment = writtenMoment(cell)
    if (cell && moment === undefined) problems.push({ line: line.line, field: name, message: 'is no moment of time' })
    return moment
  }
  return { requested_on: found('requested_on'), confirmed_on: found('confirmed_on'), left_on: found('left_on') }
}

/**
 * Who wants the newsletter, each with the proof: when it was confirmed, and the words (`words` for a file that names none). Without both nobody
 * is written to; who has left is taken over as such. `now` is an ISO text, `language` that of lines which name none.
 */
export function subscriberLines(
  { lines }: ImportTable,
  { words, now, language }: { readonly words: string | undefined; readonly now: string; readonly language: Language },
): FileLine<SubscriberLine>[] {
  return lines.map((line): FileLine<SubscriberLine> => {
    const problems: ImportProblem[] = []
    const add = (field: string, message: string) => problems.push({ line: line.line, field, message })
    const written = cellOf(line, 'email', 'e-mail', 'e-mail-adresse', 'email address', 'mail', 'adresse e-mail') ?? ''
    const email = emailKey(parseEmail(written) ?? '')
    if (!email) add('email', written ? 'must be an e-mail address' : 'is required')
    const state = (cellOf(line, 'state', 'status', 'statut', 'zustand') ?? '').toLowerCase()
    const { requested_on, confirmed_on, left_on } = momentsIn(line, problems)
    const hasLeft = LEFT.includes(state) || left_on !== undefined
    const own =
      cellOf(line, 'words', 'optin_words', 'einwilligung', 'consent', 'wortlaut') || words?.trim() || undefined
    if (!hasLeft && !WANTS.includes(state)) add('state', 'is no consent that was confirmed')
    if (!hasLeft && confirmed_on === undefined) add('confirmed_on', 'has no proof: when was the consent confirmed?')
    if (!hasLeft && own === undefined) add('words', 'has no proof: what were the words of the consent?')
    if ((confirmed_on ?? '') > now) add('confirmed_on', 'lies in the future')
    const value = {
      email,
      language: languageIn(line, language),
      hasLeft,
      requested: requested_on,
      confirmed: confirmed_on,
      left: left_on,
      words: own?.slice(0, 2000),
      version: cellOf(line, 'form_version')?.slice(0, 20) || undefined,
      messageId: cellOf(line, 'message_id', 'optin_mail')?.slice(0, 255) || undefined,
    }
    return { line: line.line, name: email || written.slice(0, 120), key: email, value, problems }
  })
}

/** What customers said of goods; `language` is that of lines which name none. */
export function ratingLines({ lines }: ImportTable, language: Language): FileLine<RatingLine>[] {
  return lines.map((line): FileLine<RatingLine> => {
    const problems: ImportProblem[] = []
    const product =
      cellOf(line, 'product', 'produkt', 'slug', 'handle', 'product_handle', 'reference_number', 'sku') ?? ''
    if (!product) problems.push({ line: line.line, field: 'product', message: 'is required' })
    const written = cellOf(line, 'created_on', 'date', 'datum', 'review_date', 'created_at')
    const created = writtenMoment(written)
    if (written && !created) problems.push({ line: line.line, field: 'created_on', message: 'is no moment of time' })
    const fields = {
      rating: Number((cellOf(line, 'rating', 'stars', 'sterne', 'bewertung', 'note') ?? '').replace(',', '.')),
      name: cellOf(line, 'name', 'author', 'autor', 'reviewer_name', 'author_name', 'nom') ?? '',
      title: cellOf(line, 'title', 'titel', 'titre') ?? '',
      text: cellOf(line, 'text', 'body', 'review', 'content', 'comment', 'kommentar', 'texte') ?? '',
    }
    const answer = cellOf(line, 'shop_answer', 'reply', 'antwort', 'réponse')?.slice(0, 2000) || undefined
    const value = { product, fields, language: languageIn(line, language), answer, created }
    const key = JSON.stringify([product.toLowerCase(), fields.name, fields.text])
    return { line: line.line, name: `${product}: ${fields.name}`.slice(0, 200), key, value, problems }
  })
}

/** The path of an old address, with or without its server. */
function pathOf(address: string): string | undefined {
  if (address.startsWith('/') && !address.startsWith('//')) return address
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : undefined
}

/** Redirects that browsers follow one after the other before they give up. */
export const MOST_REDIRECTS = 20

/** Whether who follows addresses from one comes back to it. */
function isCircle(from: string, leads: ReadonlyMap<string, string>): boolean {
  let at = leads.get(from)
  for (let step = 0; at !== undefined && at !== from && step < MOST_REDIRECTS; step++) at = leads.get(at)
  return at === from
}

/** Where old addresses lead; those that lead back to where they begin are named. */
export function redirectLines(table: ImportTable): FileLine<RedirectLine>[] {
  const lines = eachRedirect(table)
  const leads = new Map(lines.map(({ key, value }) => [key, value.to.toLowerCase()] as const).toReversed())
  return lines.map((each) => {
    if (each.problems.length > 0 || !isCircle(each.key, leads)) return each
    return { ...each, problems: [{ line: each.line, field: 'to_path', message: 'leads back to where it begins' }] }
  })
}

function eachRedirect({ lines }: ImportTable): FileLine<RedirectLine>[] {
  return lines.map((line): FileLine<RedirectLine> => {
    const problems: ImportProblem[] = []
    const add = (field: string, message: string) => problems.push({ line: line.line, field, message })
    const written =
      cellOf(line, 'from_path', 'redirect from', 'from', 'source', 'von', 'alt', 'alte adresse', 'de') ?? ''
    const to =
      cellOf(line, 'to_path', 'redirect to', 'to', 'target', 'nach', 'ziel', 'neu', 'neue adresse', 'vers') ?? ''
    const from = pathOf(written) ?? ''
    if (!from) add('from_path', written ? 'is no path and no web address' : 'is required')
    if (!pathOf(to)) add('to_path', to ? 'is no path and no web address' : 'is required')
    if (from && from.toLowerCase() === to.toLowerCase()) add('to_path', 'leads to itself')
    const kind = (cellOf(line, 'permanent', 'code', 'type', 'status', 'dauerhaft') ?? '').toLowerCase()
    const permanent = !['302', '307', 'false', 'nein', 'no', 'non', '0'].includes(kind)
    return {
      line: line.line,
      name: from || written.slice(0, 200),
      key: from.toLowerCase(),
      value: { from, to, permanent },
      problems,
    }
  })
}
