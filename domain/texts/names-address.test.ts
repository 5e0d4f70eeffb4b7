import { expect, test } from 'vitest'
import { namesAddress } from './names-address.ts'

const address = 'anna@haus.example'

test('a text names an address that stands in it as a whole, in sentences, brackets, links and JSON alike', () => {
  for (const text of [
    'anna@haus.example',
    'Schreiben Sie an Anna@Haus.example.',
    'E-Mail: <anna@haus.example>, Telefon 040',
    '?email=anna@haus.example&x=1',
    "an 'anna@haus.example'",
    JSON.stringify({ message: 'Hallo,\nanna@haus.example\tbitte' }),
  ])
    expect(namesAddress(text, address), text).toBe(true)
})

test('another person’s address that contains it is not theirs', () => {
  for (const other of [
    'johanna@haus.example',
    'ma.anna@haus.example',
    'ma-anna@haus.example',
    'ma_anna@haus.example',
    'ma+anna@haus.example',
    "o'anna@haus.example",
    'anna@haus.example.org',
    'anna@haus.example-zwei.de',
    'annaxhaus.example',
  ])
    expect(namesAddress(`E-Mail: ${other}`, address), other).toBe(false)
  expect(namesAddress('a.b@c.de', 'aXb@c.de')).toBe(false)
})

test('any sign that an address may have is looked for as it is', () => {
  for (const own of [
    'anna-maria@haus.example',
    'a+b@haus.example',
    "o'neill@haus.example",
    'a{1}?*|^$(b)/[c]~@haus.example',
  ])
    expect(namesAddress(`Von: ${own}, heute`, own), own).toBe(true)
})
