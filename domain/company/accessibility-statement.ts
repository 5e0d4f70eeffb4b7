import type { Language } from '../texts/language.ts'
import { accessibilityTexts } from './accessibility-texts.ts'
import { longDay } from './long-day.ts'

/** What a website consists of, as far as the accessibility information tells of it. */
export interface AccessibilityFacts {
  /** Who answers for it. */
  readonly company: string
  /** Orders can be placed, were it not for a pause: not in a store that only shows its goods. */
  readonly isShop: boolean
  /** Parts of others that are shown once a visitor allows them. */
  readonly hasMap: boolean
  readonly hasCalendar: boolean
  readonly hasPaymentWindows: boolean
  /** Files of makers, such as instructions. */
  readonly hasDocuments: boolean
  /** Gaps that the editor has written, as HTML. */
  readonly ownGaps: string | undefined
  /** When it was looked at last. */
  readonly checkedOn: Date
}

/** A part of the information: `paragraphs` are plain, `html` is the editor's. */
export interface StatementPart {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly points: readonly string[]
  readonly html?: string | undefined
}

/** When the code's own words were last compared with the website. */
export const statementDate = new Date('2026-11-22T12:00:00Z')

/** The authority of the federal states that watches over the act. */
export const enforcementBody = {
  name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF AöR)',
  lines: ['Carl-Miller-Straße 6', '39112 Magdeburg'],
  phone: '+4939128923023',
  email: 'kontakt@mlbf-barrierefrei.de',
  website: 'https://www.mlbf-barrierefrei.de',
} as const

function gapPoints(facts: AccessibilityFacts, language: Language): string[] {
  const { calendar, map, payment, documents } = accessibilityTexts[language].gaps
  const present: [boolean, string][] = [
    [facts.hasCalendar, calendar],
    [facts.hasMap, map],
    [facts.hasPaymentWindows, payment],
    [facts.hasDocuments, documents],
  ]
  return present.flatMap(([isThere, text]) => (isThere ? [text] : []))
}

/** The information that annex 3 no. 1 BFSG asks for, made from what the website consists of: before and after an editor's own text. */
export function accessibilityStatement(facts: AccessibilityFacts, language: Language) {
  const texts = accessibilityTexts[language]
  const points = gapPoints(facts, language)
  const before: StatementPart[] = [
    {
      id: 'accessibility-service',
      heading: texts.serviceHeading,
      paragraphs: [texts.service.replace('{company}', facts.company), ...(facts.isShop ? [texts.order] : [])],
      points: [],
    },
    {
      id: 'accessibility-standard',
      heading: texts.standardHeading,
      paragraphs: [texts.standard, texts.measures],
      points: [],
    },
    {
      id: 'accessibility-gaps',
      heading: texts.gapsHeading,
      paragraphs: points.length > 0 || facts.ownGaps ? [] : [texts.noGaps],
      points,
      html: facts.ownGaps,
    },
  ]
  return { before, date: texts.date.replace('{date}', longDay(facts.checkedOn, language)), texts }
}
