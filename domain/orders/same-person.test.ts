import { expect, test } from 'vitest'
import { isSamePerson } from './same-person.ts'

test.each(['Anna Muster', 'anna  MUSTER', 'Muster, Anna', 'Frau Dr. Anna Muster'])('%s is Anna Muster', (name) => {
  expect(isSamePerson(name, 'Anna Muster')).toBe(true)
})

test.each(['Muster', 'Müller Schmidt Muster Weber', 'Anna', 'Anna Maria Muster', '', 'Frau'])('%s is not', (name) => {
  expect(isSamePerson(name, 'Anna Muster')).toBe(false)
})
