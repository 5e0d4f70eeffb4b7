import type { germanPersonWords } from './person-words-de.ts'

type German = typeof germanPersonWords
type Words<Table> = { readonly [Name in keyof Table]: Table[Name] extends string ? string : Words<Table[Name]> }

/**
 * What the paper for a person says in a language (Art. 12, 15 GDPR): what each place is called and kept for, what each field and each of the program's own values
 * is called, and who else gets the data, for how long they are kept and what a person may ask for. Complete in each language as in German.
 */
export type PersonWords = Words<Omit<German, 'closing'>> & { readonly closing: readonly string[] }
