import { expect, test } from 'vitest'
import { labelsDe } from './labels-de.ts'
import { labelsEn } from './labels-en.ts'

test.each(['collections', 'fields', 'choices', 'hints'] as const)(
  'whatever has a name in German has one in English too, and none is shown by its key: %s',
  (part) => {
    expect(Object.keys(labelsDe[part]).filter((key) => !(key in labelsEn[part]))).toEqual([])
  },
)
