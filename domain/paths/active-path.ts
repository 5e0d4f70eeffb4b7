import { languages } from '../texts/language.ts'
import { splitPath } from './path-parts.ts'

// The start page of each language; pathOf('home') says the same, at the price of the whole route map in the browser.
const roots = ['/', ...languages.map((language) => `/${language}`)]

/** Whether an entry is active on a path: on its own path and below it, but the root only on itself (SPEC 2). */
export function isActive(href: string, path: string): boolean {
  const own = splitPath(href).path
  if (!own) return false
  return path === own || (!roots.includes(own) && path.startsWith(`${own}/`))
}
