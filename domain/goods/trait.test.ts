import { expect, test } from 'vitest'
import { traitOf } from './trait.ts'

test.each([
  ['Ringweite', 'size'],
  ['Größe', 'size'],
  ['Länge', 'size'],
  ['Taille', 'size'],
  ['Farbe', 'color'],
  ['Colour', 'color'],
  ['Material', 'material'],
  ['Matière', 'material'],
  ['Steine', undefined],
  ['', undefined],
  [null, undefined],
])('what a shop calls %s is told as its %s', (label, trait) => expect(traitOf(label)).toBe(trait))
