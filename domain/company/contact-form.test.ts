import { expect, test } from 'vitest'
import { checkContact, contactLimits } from './contact-form.ts'

const filled = {
  name: ' Anna  Muster ',
  email: 'anna@example.org',
  message: 'Guten Tag\n\nHaben Sie …?',
  privacy: 'on',
}

test('a complete message is taken, blanks around it taken away and its lines kept', () => {
  expect(checkContact(filled)).toEqual({
    ok: true,
    message: { name: 'Anna Muster', email: 'anna@example.org', message: 'Guten Tag\n\nHaben Sie …?', branch: null },
  })
})

test('name, e-mail, message and privacy approval are required', () => {
  expect(checkContact({ name: ' ', message: null })).toEqual({
    ok: false,
    problems: { name: 'missing', email: 'missing', message: 'missing', privacy: 'missing' },
  })
})

test('the privacy approval counts only when it was given', () => {
  for (const privacy of [false, 'off', 'false', '', 1]) {
    expect(checkContact({ ...filled, privacy })).toEqual({ ok: false, problems: { privacy: 'missing' } })
  }
  expect(checkContact({ ...filled, privacy: true }).ok).toBe(true)
})

test('a wrong e-mail address is named as wrong', () => {
  expect(checkContact({ ...filled, email: 'anna@' })).toEqual({ ok: false, problems: { email: 'invalid' } })
})

test('texts that are too long are named', () => {
  const long = { name: 'x'.repeat(contactLimits.name + 1), message: 'x'.repeat(contactLimits.message + 1) }
  expect(checkContact({ ...filled, ...long })).toEqual({ ok: false, problems: { name: 'tooLong', message: 'tooLong' } })
})

test('a name cannot smuggle a line break into a mail header', () => {
  const result = checkContact({ ...filled, name: 'Anna\r\nBcc: x@example.org' })
  expect(result.ok && result.message.name).toBe('Anna Bcc: x@example.org')
})

test('characters that cannot be read are taken out, and every line break is the same', () => {
  const result = checkContact({
    ...filled,
    name: 'An\u0000na \u202eretsuM',
    message: 'a\r\nb\rc\u0007\td\ud800',
  })
  expect(result.ok && result.message).toMatchObject({ name: 'Anna retsuM', message: 'a\nb\nc\td\ufffd' })
})

test('a project that only shows the privacy notice asks for no approval', () => {
  expect(checkContact({ ...filled, privacy: undefined }, 'notice').ok).toBe(true)
})

test('such a project needs no name, and one that is given is checked all the same', () => {
  expect(checkContact({ ...filled, name: '' }, 'notice')).toMatchObject({ ok: true, message: { name: '' } })
  const long = checkContact({ ...filled, name: 'x'.repeat(contactLimits.name + 1) }, 'notice')
  expect(long).toEqual({ ok: false, problems: { name: 'tooLong' } })
})

test('what is no text is invalid, and a name of which nothing can be seen is missing', () => {
  expect(checkContact({ ...filled, name: '\u200b', email: 7, message: {} })).toEqual({
    ok: false,
    problems: { name: 'missing', email: 'invalid', message: 'invalid' },
  })
})
