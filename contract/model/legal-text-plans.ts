import { legalPageTypes } from '#domain/orders/legal-page-types.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import { choice, datetime, html, partOf, text } from './field.ts'

const byProgram = { trusted: 'program' } as const

const place = {
  project: partOf('project'),
  type: choice(legalPageTypes, { required: true }),
  language: choice(languages, { required: true }),
}

/** Legal texts of a shop that come into force by themselves: at a moment, or when an outside service has a new one. */
export const legalTextPlans = [
  collection('ecommerce_legal_version', {
    indices: [
      ['project', 'starts_on'],
      ['begun_on', 'starts_on'],
    ],
    fields: {
      ...place,
      content: html({ required: true, placeholders: true }),
      /** From then on it is the text of the shop. */
      starts_on: datetime({ required: true }),
      /** When the program has put it in force. */
      begun_on: datetime(byProgram),
    },
  }),
  collection('ecommerce_legal_source', {
    unique: [['project', 'type', 'language']],
    indices: [['tried_on']],
    fields: {
      ...place,
      /** Where a service, a law firm's say, has the text as HTML. */
      url: text({ required: true, max: 1000, format: 'https', trusted: 'administrator' }),
      /** When it was asked last, and when it last answered with a text. */
      tried_on: datetime(byProgram),
      fetched_on: datetime(byProgram),
      /** Why the last try brought no text; the one before stays in force. */
      problem: choice(['private', 'unreachable', 'refused', 'no_text', 'placeholders'], byProgram),
    },
  }),
].flat()
