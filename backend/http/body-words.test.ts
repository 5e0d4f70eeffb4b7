import { expect, test } from 'vitest'
import { z } from 'zod'
import { bodyWords } from './body-words.ts'

const schema = z.strictObject({
  name: z.string().min(2).max(5),
  count: z.int().min(1).max(9),
  kinds: z.array(z.enum(['a', 'b'])).min(1),
  own: z.string().refine((text) => text !== 'no', 'Say yes'),
})

const fits = { name: 'Anna', count: 1, kinds: ['a'], own: 'yes' }

test.each([
  [{ name: undefined }, 'name is required'],
  [{ name: 5 }, 'name must be a text'],
  [{ name: 'A' }, 'name must have at least 2 characters'],
  [{ name: 'Annegret' }, 'name must have at most 5 characters'],
  [{ count: 'x' }, 'count must be a number'],
  [{ count: 1.5 }, 'count must be a whole number'],
  [{ count: 0 }, 'count must be at least 1'],
  [{ kinds: 'a' }, 'kinds must be a list'],
  [{ kinds: [] }, 'kinds must have at least 1 entry'],
  [{ kinds: ['c'] }, 'kinds.0 must be one of a, b'],
  [{ more: 1 }, ' must not have more'],
  [{ own: 'no' }, 'own Say yes'],
])('what is wrong with a field goes on from its name: %s', (change, expected) => {
  const { error } = schema.safeParse({ ...fits, ...change }, { error: bodyWords })
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([expected])
})
