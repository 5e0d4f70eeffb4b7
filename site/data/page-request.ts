import type { Language } from '#domain/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { ProjectRow } from './rows.ts'

/** What a page's data is made from: whose site it is, in which language, and the way to the backend. */
export type PageRequest = {
  sdk: Sdk
  project: ProjectRow
  language: Language
  /** The project's first language, which texts fall back to. */
  first: Language
  log: (message: string) => void
}
