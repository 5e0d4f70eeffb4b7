import { expect, test } from 'vitest'
import { splitStreet } from './street-number.ts'

test.each([
  ['Hauptstraße 12a', 'Hauptstraße', '12a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Am Markt 3-5', 'Am Markt', '3-5'],
  [' Neuer Wall 12 b ', 'Neuer Wall', '12 b'],
  ['12 rue de la Paix', 'rue de la Paix', '12'],
  ['12 bis, rue de la Paix', 'rue de la Paix', '12 bis'],
])('%j is a street and its number', (line, street, number) => {
  expect(splitStreet(line)).toEqual({ street, number })
})

test.each(['Hauptstraße', '', '12', 'Straße des 17. Juni', 'C4'])('%j has no number to part', (line) => {
  expect(splitStreet(line)).toBeUndefined()
})
