import { expect, test } from 'vitest'
import { type PhoneInput, phoneText, phoneView } from './phone.ts'

function show(input: PhoneInput) {
  const logged: string[] = []
  const view = phoneView(input, (message) => logged.push(message))
  return { ...view, logged }
}

test('a number is read as German by default and shown in international format as a telephone link', () => {
  expect(show({ number: '0351 / 4956 120' })).toEqual({
    text: '+49 351 4956120',
    title: 'Telefon',
    href: 'tel:+493514956120',
    logged: [],
  })
})

test('a given country is the one the number is read in', () => {
  expect(show({ number: '01 23 45 67 89', country: 'fr' }).text).toBe('+33 1 23 45 67 89')
  expect(show({ number: '+43 1 5331234' }).text).toBe('+43 1 5331234')
})

test('a number that is not callable has no link', () => {
  expect(show({ number: '0351 4956120', callable: false }).href).toBeUndefined()
})

test('the title can be given', () => {
  expect(show({ number: '0351 4956120', title: 'Werkstatt' }).title).toBe('Werkstatt')
})

test.each([
  ['a word', 'auf Anfrage'],
  ['one national digit', '1'],
  ['eighteen national digits', '+49 123456789012345678'],
  ['more than 250 characters', '0351 4956120'.padEnd(251, ' ')],
  ['nothing', ''],
])('%s is shown as written without a link, and a message is logged', (_, number) => {
  const shown = show({ number })
  expect(shown.text).toBe(number)
  expect(shown.href).toBeUndefined()
  expect(shown.logged).toHaveLength(1)
})

test('two national digits are enough and seventeen are not too many', () => {
  expect(show({ number: '12' }).logged).toEqual([])
  expect(show({ number: '+49 12345678901234567' }).logged).toEqual([])
})

test('a number of exactly 250 characters is still read', () => {
  expect(show({ number: '0351 4956120'.padEnd(250, ' ') }).href).toBe('tel:+493514956120')
})

test('an unknown country leaves the number as written', () => {
  expect(show({ number: '0351 4956120', country: 'XX' })).toMatchObject({ text: '0351 4956120' })
})

test('mails and papers tell a number as it is dialled from any country, or as it was written', () => {
  expect(phoneText('040 66969 100')).toBe('+49 40 66969100')
  expect(phoneText('+43 1 5331234')).toBe('+43 1 5331234')
  expect(phoneText('im Laden')).toBe('im Laden')
})
