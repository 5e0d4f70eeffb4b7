/** Which characters a field takes: letters with the marks of names, letters and digits, or any that can be engraved. */
export type CharacterSet = 'letters' | 'letters_digits' | 'text'

export const characterSets: readonly CharacterSet[] = ['letters', 'letters_digits', 'text']

/** A field of a personalization, such as the text of an engraving (SPEC 3). */
export interface PersonalizationField {
  id: string
  display_name: string
  required?: boolean | null
  min_length?: number | null
  max_length?: number | null
  characters?: CharacterSet | null
}

/** What may be wrong with a value; the texts belong to the form. */
export type PersonalizationProblem = 'missing' | 'tooShort' | 'tooLong' | 'characters' | 'unknownField'

/** The length that a field has when it names none. */
export const defaultMaxLength = 30

const forms: Record<CharacterSet, RegExp> = {
  letters: /^[\p{L}\p{M} .'’&♥+-]*$/u,
  letters_digits: /^[\p{L}\p{M}\p{N} .,'’&♥+/:-]*$/u,
  text: /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u,
}

/** Letters that each stand for themselves. What else there is needs a segmenter, whose first use takes a phone more than 100 ms. */
const plain = /^[ -~\u00a0-\u017f]*$/

let letters: Intl.Segmenter | undefined

/** Length as a reader counts it: an accented letter is one. */
export function lengthOf(value: string): number {
  if (plain.test(value)) return value.length
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...letters.segment(value)].length
}

function problemOf(field: PersonalizationField, value: string): PersonalizationProblem | undefined {
  if (value === '') return field.required ? 'missing' : undefined
  // Marks can be piled upon one letter without end, so the plain length is bounded too.
  const maximum = field.max_length ?? defaultMaxLength
  if (value.length > maximum * 8 || lengthOf(value) > maximum) return 'tooLong'
  if (lengthOf(value) < (field.min_length ?? 0)) return 'tooShort'
  return forms[field.characters ?? 'text'].test(value) ? undefined : 'characters'
}

/**
 * Checks the values of a personalization against its fields, the same way in browser and server: every problem by field id, an
 * empty record when all is well. Blanks around a value do not count; a value for a field that does not exist is a problem.
 */
export function checkPersonalization(
  fields: readonly PersonalizationField[],
  values: Readonly<Record<string, string>>,
): Record<string, PersonalizationProblem> {
  const known = fields.map((field) => {
    const value = Object.hasOwn(values, field.id) ? (values[field.id] ?? '') : ''
    return [field.id, problemOf(field, value.trim())] as const
  })
  const unknown = Object.keys(values).filter((id) => !fields.some((field) => field.id === id))
  const problems = [...known, ...unknown.map((id) => [id, 'unknownField'] as const)]
  return Object.fromEntries(problems.flatMap(([id, problem]) => (problem ? [[id, problem]] : [])))
}
