import { expect, test } from 'vitest'
import { ApiError } from '#sdk/api-error.ts'
import { type CallFailure, failureOf, failureWords } from './failure.ts'
import { officeProblemText } from './problem-text.ts'

const refused = (status: number, body: object, message = 'refused') =>
  new ApiError(message, { code: 114, method: 'PATCH', url: '/items/page/1', status, body })

test('problems of fields stand at the fields of the form, also where the call counts its rows otherwise', () => {
  const fields = [
    { field: 'name', message: 'is required' },
    { field: 'sections.0.translations.0.heading', message: 'must have at most 255 characters' },
  ]
  const places = new Map([
    ['sections.0', 'sections.2'],
    ['sections.0.translations.0', 'sections.2.translations.1'],
  ])
  const failure = failureOf(refused(422, { error: { fields } }), { places, language: 'de' }) as CallFailure
  expect(failure.body.errors).toEqual({
    name: 'ist erforderlich',
    sections: { 2: { translations: { 1: { heading: 'darf höchstens 255 Zeichen haben' } } } },
  })
})

test('which website of another system is meant is asked in German, not in half of it', () => {
  const asked = 'must be one of those of the old system: alt.example, anderer.example'
  expect(officeProblemText(asked, 'de')).toBe(
    'Im alten System gibt es mehrere Websites. Bitte eine angeben: alt.example, anderer.example',
  )
  expect(officeProblemText('must be one of draft, published', 'de')).toBe(
    'muss eines hiervon sein: Entwurf, Veröffentlicht',
  )
})

test('a value that is taken is a problem of its field', () => {
  const failure = failureOf(refused(409, {}, 'slug is taken by another item of brand')) as CallFailure
  expect(failure.body.errors).toEqual({ slug: 'is taken by another item of brand' })
})

test('an error that is no answer stays what it is', () => {
  const error = new Error('broken')
  expect(failureOf(error)).toBe(error)
})

test('what has no translation is shown as it is', () => {
  expect([officeProblemText('must sing', 'de'), officeProblemText('is required', 'en')]).toEqual([
    'must sing',
    'is required',
  ])
})

test.each([
  ['At most 3444.90 euro', 'Der Betrag darf höchstens 3.444,90\u00a0€ sein.'],
  ['The amount must be at least 0.01 euro', 'Der Betrag muss mindestens 0,01 € sein.'],
  [
    'shipped → in_preparation: not_possible',
    'Das geht nicht mehr: Die Bestellung ist inzwischen weiter. Bitte laden Sie sie neu.',
  ],
  [
    'This cannot be done right now; please try again in a moment',
    'Das geht gerade nicht; bitte versuchen Sie es gleich noch einmal.',
  ],
])('what is refused is said in German: %s', (message, german) => {
  expect(officeProblemText(message, 'de')).toBe(german)
})

test.each([
  [
    { fields: [{ field: 'name', message: 'must have at most 100 characters' }] },
    'Name: darf höchstens 100 Zeichen haben',
  ],
  [
    { fields: [{ field: 'change.email', message: 'must be an e-mail address' }] },
    'E-Mail: muss eine E-Mail-Adresse sein',
  ],
  [
    { fields: [{ field: 'change', message: 'must name what is corrected' }] },
    'Bitte eintragen, was berichtigt werden soll.',
  ],
  [{ message: 'price_brutto must be at most 10000000' }, 'Preis (brutto): darf höchstens 10.000.000 sein'],
  [{ message: 'Network error' }, 'Der Server ist nicht zu erreichen.'],
])('a refusal calls fields as the forms do, and never by their names in the program: %#', (error, german) => {
  const { message = 'name is wrong' } = error as { message?: string }
  expect(failureWords(refused(422, { error }, message), 'de')).toBe(german)
})

test('a name that is taken is said by what it is called, and in English too', () => {
  const taken = refused(409, {}, 'name is taken by another item of roles')
  expect(failureWords(taken, 'de')).toBe('Name: ist schon vergeben')
  expect(failureWords(refused(422, {}, 'staff_note must have at most 5000 characters'), 'en')).toBe(
    'Internal note: must have at most 5000 characters',
  )
})
