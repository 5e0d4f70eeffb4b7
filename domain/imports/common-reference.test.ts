import { expect, test } from 'vitest'
import { commonReference } from './common-reference.ts'

test.each([
  ['what they share ends before what divides it', undefined, ['R-10-54', 'R-10-56'], 'R-10', ['-54', '-56']],
  ['the number of the product counts where all begin with it', 'R-10', ['R-10', 'R-10-56'], 'R-10', [undefined, '-56']],
  ['digits in common are no number of their own', undefined, ['10054', '10056'], undefined, ['10054', '10056']],
  ['numbers without anything in common stay whole', 'RING', ['A-1', 'B-2'], undefined, ['A-1', 'B-2']],
  ['one variant alone gives its number', undefined, ['A-1'], 'A-1', [undefined]],
  ['without numbers the product keeps its own', 'RING', [undefined, ''], 'RING', [undefined, undefined]],
] as const)('%s', (_, own, references, shared, suffixes) => {
  expect(commonReference(own, references)).toEqual({ shared, suffixes })
})
