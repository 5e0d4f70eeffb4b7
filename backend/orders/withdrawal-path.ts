import type { Language } from '#domain/language.ts'

/** Where a contract can be withdrawn from without the site, a script or an account (§ 356a BGB). */
export const withdrawalPath = (language: Language, reference?: string): string =>
  `/ecom/withdrawal?language=${language}${reference ? `&contract_reference=${encodeURIComponent(reference)}` : ''}`
