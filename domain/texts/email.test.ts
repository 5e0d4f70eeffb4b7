import { expect, test } from 'vitest'
import { emailKey, emailProblem, isSameMailbox, parseEmail } from './email.ts'

test.each(['a@b.de', 'anna.muster+ring@sub.example.org', "o'neil@example.co.uk", 'info@müller-schmuck.de'])(
  '%s is an e-mail address',
  (address) => {
    expect(parseEmail(address)).toBe(address)
  },
)

test('surrounding blanks are taken away', () => {
  expect(parseEmail(' a@b.de\n')).toBe('a@b.de')
})

test.each([
  '',
  'a',
  'a@b',
  '@b.de',
  'a@.de',
  'a@b..de',
  '.a@b.de',
  'a..b@b.de',
  'a@b.de, c@d.de',
  'A <a@b.de>',
  'a@b.de\r\nBcc: c@d.de',
  'a b@c.de',
  'a@-b.de',
  `${'a'.repeat(65)}@b.de`,
  `a@${'b'.repeat(250)}.de`,
  7,
  null,
])('%j is not an e-mail address', (value) => {
  expect(parseEmail(value)).toBeUndefined()
})

test('a very long text is refused at once', () => {
  const start = performance.now()
  parseEmail(`a@${'a-'.repeat(50_000)}`)
  expect(performance.now() - start).toBeLessThan(200)
})

test('an address with a control character or an invisible one is no address', () => {
  for (const character of ['\u0000', '\u0007', '\u007f', '\u200b', '\u202e'])
    expect(parseEmail(`an${character}na@example.org`)).toBeUndefined()
})

test('a required e-mail address is missing where nothing can be seen, and invalid where it is no text', () => {
  for (const value of [undefined, null, ' ', '\u200b']) expect(emailProblem(value)).toBe('missing')
  for (const value of [7, {}, 'x', ['a@b.example']]) expect(emailProblem(value)).toBe('invalid')
  expect(emailProblem('a@b.example')).toBeUndefined()
})

test('capital letters tell no mailboxes apart, those beyond ASCII neither', () => {
  expect(emailKey('JÜRGEN.Größe@MÜLLER.example')).toBe('jürgen.größe@müller.example')
  expect(isSameMailbox('Élise@example.org', 'éLISE@EXAMPLE.org')).toBe(true)
  expect(isSameMailbox('elise@example.org', 'élise@example.org')).toBe(false)
})
