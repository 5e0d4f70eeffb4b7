import { expect, test } from 'vitest'
import { imprintGaps } from './imprint-gaps.ts'

const whole = { ust_id: 'DE1', vat_number: null, emails: [1], numbers: [1], executives: [1], addresses: [1] }

test('an imprint lacks each fact that the law asks for and that is not there', () => {
  expect(imprintGaps(whole)).toBe(0)
  expect(imprintGaps({ ...whole, ust_id: null, vat_number: '12/345' })).toBe(0)
  expect(imprintGaps({ ...whole, ust_id: '' })).toBe(1)
  expect(imprintGaps({ emails: [], numbers: [], executives: [], addresses: [] })).toBe(5)
  expect(imprintGaps(undefined)).toBe(1)
})
