import type { Language } from '#domain/texts/language.ts'
/** A record in which a person was found. */
export type FoundRecord = {
  place: string
  id: number
  /** What tells it from others: number, subject, product. */
  label: string
  name: string | null
  email: string | null
  at: string
}

/** What becomes of a record when its person is to be forgotten. */
export type ErasureLine = FoundRecord & {
  action: 'erase' | 'block' | 'keep'
  /** The law, `contract` and `withdrawal` for what is still open, `objection` for the wish to be left alone, which is kept as a hash. */
  reason: string
  /** When what is blocked is erased. */
  until: string | null
  /** Since when it is blocked already; null where it is not. */
  blocked_on: string | null
}

/** Who is meant: addresses, and orders of customers who have none, each by itself with the name in it. */
export type PersonSearch = { records: FoundRecord[]; emails: string[]; orders: { number: string; name: string }[] }

/** What is corrected of a person; what is left out stays. */
export type PersonCorrection = {
  email?: string
  first_name?: string
  last_name?: string
  street?: string
  number?: string
  zip_code?: string
  city?: string
  phone?: string
}

/** How long records of a kind are kept, and why. */
export type RetentionLine = {
  kind: string
  days: number | null
  years: number | null
  /** Why as long as that, in each language. */
  reason: Readonly<Record<Language, string>>
}
