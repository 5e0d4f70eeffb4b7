import type { Language } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { ProjectRow, ShopSettingsRow } from './rows.ts'

/** What a page's data is made from: whose site it is, in which language, and the way to the backend. */
export type PageRequest = {
  sdk: Sdk
  project: ProjectRow
  language: Language
  /** The project's first language, which texts fall back to. */
  first: Language
  /** What the address asks of the page beyond its path. */
  query: URLSearchParams
  /** The shop's settings; null for a project without a shop, or when they could not be loaded. */
  settings: Promise<ShopSettingsRow | null>
  /** When the page is made. */
  now: Date
  log: (message: string) => void
}

/** Makes what pages have in common, or gives what was made under that key for another page. */
export type Share = <T>(key: string, make: (sdk: Sdk) => Promise<T>) => Promise<T>
