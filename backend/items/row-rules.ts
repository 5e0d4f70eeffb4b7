import type { Collection } from '#contract/model/collection.ts'
import { isEditableMail, wrongMailWords } from '#domain/company/mail-words.ts'
import { parseBic } from '#domain/money/bic.ts'
import { parseIban } from '#domain/money/iban.ts'
import { storedObject } from '#domain/texts/stored-json.ts'
import type { Row } from '../db/database.ts'
import { wrongOrder } from './ordered-fields.ts'

interface RowProblem {
  readonly field: string
  readonly message: string
}

/** An exception is closed or has both its times, and both ends of its break or none. */
const halfTimes = ({ name }: Collection, row: Row, path: string): RowProblem[] =>
  name === 'opening_exception'
    ? TIMES.flatMap(([from, until]) => {
        const missing = row[from] && !row[until] ? until : row[until] && !row[from] ? from : undefined
        return missing ? [{ field: path + missing, message: `is missing: a time from has a time until` }] : []
      })
    : []

const TIMES = [
  ['time_open', 'time_close'],
  ['break_from', 'break_until'],
] as const

/** Customers pay to the account that stands here: a mistyped digit sends their money elsewhere. */
function wrongAccount({ name }: Collection, row: Row, path: string): RowProblem[] {
  if (name !== 'ecommerce_settings' || typeof row.bank_details !== 'string') return []
  const { iban, bic } = storedObject(row.bank_details) ?? {}
  const field = `${path}bank_details`
  return [
    ...(isWritten(iban) && !parseIban(iban) ? [{ field: `${field}.iban`, message: 'is not a right IBAN' }] : []),
    ...(isWritten(bic) && !parseBic(bic) ? [{ field: `${field}.bic`, message: 'is not a right BIC' }] : []),
  ]
}

/** Words of a mail name what the mail knows, and what the law wants told. */
function wrongWords({ name }: Collection, row: Row, path: string): RowProblem[] {
  if (name !== 'mail_text' || !isEditableMail(row.kind)) return []
  const words = { subject: String(row.subject ?? ''), message: String(row.message ?? '') }
  return wrongMailWords(row.kind, words).map(({ field, problem, name }) => ({
    field: path + field,
    message: mailWordProblems[problem](name),
  }))
}

const mailWordProblems = {
  unknown: (name: string) => `must not name {{${name}}}, which this mail does not know`,
  missing: (name: string) => `must name {{${name}}}`,
  braces: (name: string) => `has ${name}; placeholders stand in double braces`,
}

/** A rating is refused with a reason, which can be told to who asks. */
const refusedWithoutReason = ({ name }: Collection, row: Row, path: string): RowProblem[] =>
  name === 'ecommerce_product_rating' && row.status === 'archived' && !isWritten(row.refusal_reason)
    ? [{ field: `${path}refusal_reason`, message: 'is missing: a rating is refused with a reason' }]
    : []

const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** What is wrong with a whole row where each of its values alone is right. */
export const rowProblems = (collection: Collection, row: Row, path: string): RowProblem[] => [
  ...wrongOrder(collection, row, path),
  ...halfTimes(collection, row, path),
  ...wrongAccount(collection, row, path),
  ...wrongWords(collection, row, path),
  ...refusedWithoutReason(collection, row, path),
]

const RULED: Readonly<Record<string, readonly string[]>> = {
  opening_exception: TIMES.flat(),
  ecommerce_settings: ['bank_details'],
  mail_text: ['kind', 'subject', 'message'],
  ecommerce_product_rating: ['status', 'refusal_reason'],
}

/** The fields of a collection that are looked at again after a change of one of them. */
export const ruledFields = ({ name, ordered }: Collection): readonly string[] => [
  ...ordered.flat(),
  ...(RULED[name] ?? []),
]
