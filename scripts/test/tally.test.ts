import { expect, test } from 'vitest'
import { closingLine, FAILED, PASSED, sum, tallyPlaywright, tallyVitest } from './tally.ts'

test('the closing line is the sum over all steps', () => {
  expect(closingLine(sum([PASSED, FAILED, { passed: 40, failed: 2 }]))).toBe('41 passed, 3 failed')
})

test('a run that fails without a failed test counts as one failure', () => {
  expect(tallyVitest({ numPassedTests: 9, numTotalTests: 9 }, 1)).toEqual({ passed: 9, failed: 1 })
})

test('a run without any test is a failure', () => {
  expect(tallyVitest({ numPassedTests: 0, numTotalTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('a browser test that passed only at a second try has passed, one that never did has failed', () => {
  expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } }, 1)).toEqual({
    passed: 6,
    failed: 1,
  })
})

test('a test that was left out has not passed', () => {
  expect(tallyVitest({ numPassedTests: 7, numTotalTests: 9 }, 0)).toEqual({ passed: 7, failed: 2 })
  expect(tallyPlaywright({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 2 } }, 0)).toEqual({
    passed: 7,
    failed: 2,
  })
})
