import fc from 'fast-check'
import { expect } from 'vitest'
import { LONGEST_FORM } from '../forms/form-body.ts'
import type { SampleForms } from './sample-forms.ts'

const hostile = fc.constantFrom<unknown>(
  '\u0000',
  '2026\u000000001',
  'a\u0000b@example.org',
  '\ud800',
  'x@y.zz\r\nBcc: a@b.cc',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{constructor}}',
  'x'.repeat(6000),
  '💎'.repeat(2500),
  '1e999',
  '99999999999999999999',
  2_147_483_648,
  Number.MAX_VALUE,
  -1,
  0.5,
  null,
  true,
  [],
  {},
  { toString: 'x' },
  [['on']],
)

/** What a field of a form may be given by someone who means no good, and now and then one of the `plausible` values. */
export const hostileValue = (plausible: readonly unknown[]) =>
  fc.oneof(
    hostile,
    fc.constantFrom(...plausible),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.jsonValue({ maxDepth: 3 }),
  )

/** The fields as a browser sends them by itself. */
export const urlencoded = (entries: readonly (readonly [string, unknown])[]): string =>
  new URLSearchParams(
    entries.map(([name, given]) => [
      name.toWellFormed(),
      (typeof given === 'string' ? given : JSON.stringify(given)).toWellFormed(),
    ]),
  ).toString()

export const PLAIN_FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Expects that the forms survived: one of `statuses`, or 413 for what is too long; no failure, no script in a page. Gives the answer's text. */
export async function expectSane(shop: SampleForms, answer: Response, statuses: number[], body = '') {
  const text = await answer.text()
  const expected = Buffer.byteLength(body) > LONGEST_FORM ? [413] : statuses
  expect(expected, text).toContain(answer.status)
  expect(shop.logged.filter((line) => line.includes('could not be answered'))).toEqual([])
  if (answer.headers.get('content-type')?.startsWith('text/html')) expect(text).not.toContain('<script')
  return text
}
