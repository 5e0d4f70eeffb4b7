import type { Language } from '#domain/texts/language.ts'
import type { OfficeLanguage } from '../labels/labels.ts'

/** An answer that staff begin with; its words by the visitor's language. */
export interface AnswerTemplate {
  /** In the language of the back office. */
  readonly name: Readonly<Record<OfficeLanguage, string>>
  readonly words: Readonly<Record<Language, string>>
}

const greeting: Record<Language, string> = {
  de: 'Guten Tag {{name}},',
  en: 'Dear {{name}},',
  fr: 'Bonjour {{name}},',
}

const farewell: Record<Language, string> = {
  de: 'Herzliche Grüße\nIhr Team',
  en: 'Kind regards\nYour team',
  fr: 'Cordialement\nVotre équipe',
}

/** Words with the greeting before and the farewell after them. */
const letter = (de: string, en: string, fr: string): Record<Language, string> => ({
  de: [greeting.de, de, farewell.de].join('\n\n'),
  en: [greeting.en, en, farewell.en].join('\n\n'),
  fr: [greeting.fr, fr, farewell.fr].join('\n\n'),
})

/** Those that every shop has from the start. */
export const standardAnswers: readonly AnswerTemplate[] = [
  {
    name: { de: 'Gruß', en: 'Greeting' },
    words: letter('vielen Dank für Ihre Nachricht.', 'thank you for your message.', 'merci pour votre message.'),
  },
  {
    name: { de: 'Ist da', en: 'In stock' },
    words: letter(
      '{{produkt}} liegt bei uns. Kommen Sie gern vorbei, wir zeigen Ihnen das Stück.',
      'we have {{produkt}} here. You are welcome to come and see it.',
      'nous avons {{produkt}} en boutique. Passez nous voir, nous vous présenterons la pièce avec plaisir.',
    ),
  },
  {
    name: { de: 'Leider nicht mehr da', en: 'Not available' },
    words: letter(
      '{{produkt}} ist leider nicht mehr zu bekommen. Gern suchen wir mit Ihnen etwas Ähnliches.',
      'unfortunately {{produkt}} is no longer available. We will gladly look for something similar with you.',
      '{{produkt}} n’est malheureusement plus disponible. Nous chercherons volontiers avec vous une pièce semblable.',
    ),
  },
]

/** A template with the request's own values; what there is no value for stays, so that somebody sees it. */
export const filledTemplate = (words: string, values: Readonly<Record<string, string | null | undefined>>): string =>
  words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] || whole)

/** Words with a template put in at a place of them, by empty lines from what stands around it. */
export function withTemplate(words: string, template: string, at: number): string {
  const before = words.slice(0, at).trimEnd()
  const after = words.slice(at).trimStart()
  return [before, template, after].filter(Boolean).join('\n\n')
}

/** The first placeholder that is left in words. */
export const placeholderIn = (words: string): string | undefined => /\{\{.*?\}\}/.exec(words)?.[0]
