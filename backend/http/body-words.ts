import type { z } from 'zod'

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What a bound of a text, a list or a number counts. */
function bounded(origin: string, most: 'at least' | 'at most', bound: number | bigint): string {
  if (origin === 'string') return `must have ${most} ${bound} characters`
  if (origin === 'array') return `must have ${most} ${bound} ${Number(bound) === 1 ? 'entry' : 'entries'}`
  return `must be ${most} ${bound}`
}

/**
 * What is wrong with a field of a body, in words that go on from its name: `count must be at least 1`. What a schema says itself goes before;
 * undefined for what has no words here.
 */
export const bodyWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'too_small':
      return bounded(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return bounded(issue.origin, 'at most', issue.maximum)
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`
    case 'invalid_format':
      return 'has not the form that it must have'
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`
    case 'invalid_union':
      return 'is not of a kind that it may be'
    default:
      return undefined
  }
}
