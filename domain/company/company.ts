import type { Language } from '../texts/language.ts'

type Labels = Record<Language, string>

/** Labels of the address types (SPEC 9). */
export const addressTypeLabels: Record<'hq' | 'federal_office', Labels> = {
  hq: { de: 'Hauptgeschäftsstelle', en: 'Head office', fr: 'Siège principal' },
  federal_office: { de: 'Bundesgeschäftsstelle', en: 'Federal office', fr: 'Bureau fédéral' },
}

/** Labels above the names of those who stand for the company, by legal form (SPEC 9). */
export const legalFormLabels: Record<'single' | 'ev' | 'bag' | 'other', Labels> = {
  single: { de: 'Inhaber/in', en: 'Owner', fr: 'Propriétaire' },
  ev: {
    de: 'Vertretungsberechtigte Vorstandsmitglieder',
    en: 'Authorized board members',
    fr: 'Membres du comité directeur habilités à représenter l’association',
  },
  bag: {
    de: 'Ärztliche Berufsausübungsgemeinschaft',
    en: 'Medical joint practice',
    fr: 'Cabinet médical de groupe',
  },
  other: { de: 'Vertreten durch', en: 'Represented by', fr: 'Représenté par' },
}

function labelIn<K extends string>(table: Record<K, Labels>, key: string, language: Language): string | undefined {
  return Object.hasOwn(table, key) ? table[key as K][language] : undefined
}

/** The label of an address type; undefined for one that has none. */
export function addressTypeLabel(type: string | null | undefined, language: Language): string | undefined {
  return labelIn(addressTypeLabels, type ?? '', language)
}

/** The label of a legal form; every form that the table does not name counts as `other`. */
export function legalFormLabel(form: string | null | undefined, language: Language): string {
  return labelIn(legalFormLabels, form ?? '', language) ?? legalFormLabels.other[language]
}

interface Sorted {
  sort?: number | null
}

interface CompanyNumber extends Sorted {
  number: string
  type?: string | null
  primary?: boolean | null
}

interface CompanyEmail {
  email: string
  primary?: boolean | null
}

function inOrder<T extends Sorted>(rows: readonly T[] | null | undefined): T[] {
  return (rows ?? []).toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
}

/** The address that is shown: the first (SPEC 3). */
export function mainAddress<T extends Sorted>(addresses: readonly T[] | null | undefined): T | undefined {
  return inOrder(addresses)[0]
}

/** The first primary phone or mobile number (SPEC 9). */
export function mainPhone<T extends CompanyNumber>(numbers: readonly T[] | null | undefined): T | undefined {
  return inOrder(numbers).find((entry) => entry.primary && (entry.type === 'phone' || entry.type === 'mobile'))
}

/** The first primary fax number (SPEC 9). */
export function mainFax<T extends CompanyNumber>(numbers: readonly T[] | null | undefined): T | undefined {
  return inOrder(numbers).find((entry) => entry.primary && entry.type === 'fax')
}

/** The first primary e-mail address (SPEC 9). */
export function mainEmail<T extends CompanyEmail>(emails: readonly T[] | null | undefined): T | undefined {
  return emails?.find((entry) => entry.primary)
}
