import type { ErasureLine, FoundRecord, PersonCorrection, PersonSearch, RetentionLine } from '#contract/wire/persons.ts'
import type { Transport } from './transport.ts'

/** Whom a call is about: an e-mail address, and the id that a browser keeps with its consents; or the number of an order without an address. */
export type AskedPerson = ({ email: string } | { order: string }) & { visitor?: string }

/** The calls under `/persons`, for who may delete what visitors sent. All reject with an ApiError. */
export function createPersons(transport: Transport) {
  const post = async <T>(call: string, body: object) =>
    (await transport<{ data: T }>('POST', `/persons/${call}`, { body })).data
  return {
    search: (words: string) => post<PersonSearch>('search', { words }),
    /** Everything that is kept of them, as it is handed out. */
    file: (person: AskedPerson) => transport<object>('POST', '/persons/file', { body: person }),
    /** Where the same is had as PDF, by a POST with the person as JSON; with `language` in that one, else in the person's. */
    paperPath: '/persons/file.pdf',
    correct: (person: AskedPerson, change: PersonCorrection) => post<FoundRecord[]>('correct', { ...person, change }),
    /** What an erasure would do. */
    plan: (person: AskedPerson) => post<ErasureLine[]>('erase', { ...person, try: true }),
    erase: (person: AskedPerson, reason: string) => post<ErasureLine[]>('erase', { ...person, reason }),
    retention: async () => (await transport<{ data: RetentionLine[] }>('GET', '/persons/retention')).data,
  }
}
