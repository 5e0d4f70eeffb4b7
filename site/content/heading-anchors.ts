import { anchorId, uniqueId } from '#domain/texts/anchor-id.ts'
import { colonIn } from '#domain/texts/colon.ts'
import type { Language } from '#domain/texts/language.ts'

const linkNames: Record<Language, string> = {
  de: 'Link zum Abschnitt',
  en: 'Link to the section',
  fr: 'Lien vers la section',
}

const HEADING = /<h([234])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/g

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:quot|lt|gt|nbsp);/g, ' ')
    .replace(/&amp;/g, '&')

/**
 * Gives the h2 to h4 of cleaned HTML an id and a link to themselves (SPEC 9). An id that the editor has set stays, so that
 * the translations of a text can share one. `taken` are the ids that the page itself uses.
 */
export function headingAnchors(html: string, language: Language, taken: Iterable<string>): string {
  const used = new Set(taken)
  return html.replace(HEADING, (_heading, level: string, own: string | undefined, inside: string) => {
    const text = textOf(inside).trim()
    const id = uniqueId(anchorId(own || text), used)
    const name = `${linkNames[language]}${colonIn[language]} ${text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}`
    return `<div data-heading><h${level} id="${id}">${inside}</h${level}><a href="#${id}" aria-label="${name}">#</a></div>`
  })
}
