/** How many checks passed and failed. */
export type Tally = { passed: number; failed: number }

export const PASSED: Tally = { passed: 1, failed: 0 }
export const FAILED: Tally = { passed: 0, failed: 1 }

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 })

/** The closing line of a run. */
export const closingLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

/** A run that failed without a failed test, or that ran no test at all, still counts as one failure. */
const confirmed = (tally: Tally, code: number): Tally =>
  tally.failed === 0 && (code !== 0 || tally.passed === 0) ? { ...tally, failed: 1 } : tally

type VitestReport = { numPassedTests: number; numTotalTests: number }

/** Counts the tests of Vitest's JSON report; a test that was left out has not passed. */
export const tallyVitest = ({ numPassedTests, numTotalTests }: VitestReport, code: number): Tally =>
  confirmed({ passed: numPassedTests, failed: numTotalTests - numPassedTests }, code)

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/**
 * Counts the tests of Playwright's JSON report; nor has one that was left out. One that passed only at a second try, which CI
 * allows on a machine that others keep busy, is printed as flaky and wants a look, but does not stop the rest.
 */
export const tallyPlaywright = ({ stats }: PlaywrightReport, code: number): Tally =>
  confirmed({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }, code)
