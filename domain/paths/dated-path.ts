import type { Language } from '../texts/language.ts'
import { pathOf } from './routes.ts'

/** The page of the route map below which records of a kind lie. */
export const DATED_ROUTES = { news: 'news', event: 'events' } as const

/** The address of a piece of news or an event: `/aktuelles/neue-oeffnungszeiten`. */
export const datedPath = (kind: keyof typeof DATED_ROUTES, slug: string, language: Language): string =>
  pathOf(DATED_ROUTES[kind], language, slug) ?? '/'

/** Whether a part of an address is a year: there lies what was in it. */
export const isYear = (slug: string): boolean => /^(19|20|21)\d\d$/.test(slug)
