import { expect, test } from 'vitest'
import { addressesInFile } from './addresses-in-file.ts'

test('of a file of who has left, each line gives its first address, whatever the columns are called', () => {
  const file =
    '\uFEFF"Kontakt-ID";"E-MAIL";"Status"\r\n17;Anna@Example.org;Abgemeldet\r\n18;"bert@example.org";Abgemeldet\r\n'
  expect(addressesInFile(file)).toEqual({ emails: ['anna@example.org', 'bert@example.org'], unread: 0 })
})

test('a file of nothing but addresses has no head', () => {
  expect(addressesInFile('anna@example.org\nbert@example.org')).toEqual({
    emails: ['anna@example.org', 'bert@example.org'],
    unread: 0,
  })
})

test('lines without an address are counted, and nobody is guessed', () => {
  expect(addressesInFile('email,state\nanna@example.org,out\nbert(at)example.org,out\n')).toEqual({
    emails: ['anna@example.org'],
    unread: 1,
  })
  expect(addressesInFile('')).toEqual({ emails: [], unread: 0 })
})
